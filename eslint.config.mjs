// Scripts of a page share one scope, since the build joins them; tsc knows which names there are.
import js from "@eslint/js";

export default [
  { ignores: ["site/", ".venv/", ".cache/"] },
  js.configs.recommended,
  { files: ["**/*.js"], languageOptions: { sourceType: "script" } },
  {
    rules: {
      "array-callback-return": "error",
      "default-param-last": "error",
      eqeqeq: "error",
      "no-else-return": "error",
      "no-shadow": "error",
      "no-undef": "off",
      "no-unused-vars": ["error", { vars: "local", argsIgnorePattern: "^_" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
];
