// The worker that searches, in the copy of the site for a disk: it works in the page.
searchWork((addEventListener, postMessage) => {
  void [addEventListener, postMessage]; // what it calls
  "{{WORKER}}";
});
