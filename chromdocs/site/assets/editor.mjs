// An editor for Python in place of a text field: CodeMirror, bundled by the build into one script,
// asked for when a reader first edits or runs something. Tab leaves it, as it leaves any field.
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import { HighlightStyle, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** @param {string} name - of a colour that the theme has for code */
const colour = (name) => ({ color: `var(--md-code-hl-${name}-color)` });
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], ...colour("keyword") },
  { tag: [tags.string, tags.special(tags.string)], ...colour("string") },
  { tag: [tags.number, tags.bool, tags.null], ...colour("number") },
  { tag: tags.comment, ...colour("comment") },
  { tag: [tags.definition(tags.variableName), tags.function(tags.definition(tags.variableName))], ...colour("name") },
  { tag: [tags.function(tags.variableName), tags.className, tags.definition(tags.className)], ...colour("function") },
  { tag: [tags.operator, tags.punctuation, tags.bracket], ...colour("operator") },
]);
const look = EditorView.theme({
  "&": { backgroundColor: "var(--md-code-bg-color)", color: "var(--md-code-fg-color)" },
  "&.cm-focused": { outline: ".1rem solid var(--note)" },
  ".cm-scroller": { fontFamily: "var(--md-code-font-family)", lineHeight: "1.4" },
  ".cm-content": { padding: ".77em 0", caretColor: "var(--md-code-fg-color)" },
  ".cm-line": { padding: "0 1.18em" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--md-default-fg-color--lightest)" },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "transparent", color: "var(--refuted)" },
});

/**
 * Take over a text field. Its value stays that of the editor, whoever sets it, and it still tells
 * of input.
 * @param {HTMLTextAreaElement} field
 */
function takeOver(field) {
  const { value } = field;
  const label = field.ariaLabel ?? field.labels[0]?.textContent.trim() ?? "Python";
  const view = new EditorView({
    state: EditorState.create({
      doc: value,
      extensions: [
        keymap.of([{ key: "Mod-Enter", run: () => true }]), // whoever has the field may act on it
        keymap.of([...defaultKeymap, ...historyKeymap]),
        history(),
        pythonLanguage,
        indentUnit.of("    "),
        indentOnInput(),
        bracketMatching(),
        syntaxHighlighting(colours),
        look,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label, autocapitalize: "off" }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged) field.dispatchEvent(new Event("input", { bubbles: true }));
        }),
      ],
    }),
  });
  Object.defineProperty(field, "value", {
    get: () => view.state.doc.toString(),
    set: (insert) => { view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }); },
  });
  const wasThere = document.activeElement === field;
  field.focus = () => view.focus();
  field.hidden = true;
  field.after(view.dom);
  if (wasThere) view.focus();
}

window.chromdocs = { ...window.chromdocs, editor: takeOver };
