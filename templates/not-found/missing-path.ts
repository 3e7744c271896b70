/** Says once in the console which path is missing, for whoever looks for the wrong link. Without it, the page is the same. */
if (isPrerendering()) document.addEventListener("prerenderingchange", log, { once: true });
else log();

/** A page drawn in advance may never be seen. */
function isPrerendering(): boolean {
  return "prerendering" in document && document.prerendering === true;
}

function log(): void {
  // The browser itself has said that the answer is an error.
  console.warn("404", location.pathname);
}

export {};
