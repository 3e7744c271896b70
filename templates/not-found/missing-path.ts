/** Logs the missing path to the console once, for tracing a wrong link. Without it, the page is the same. */
if (isPrerendering()) document.addEventListener("prerenderingchange", log, { once: true });
else log();

/** A prerendered page may never be seen. */
function isPrerendering(): boolean {
  return "prerendering" in document && document.prerendering === true;
}

function log(): void {
  // The browser has already logged the error status.
  console.warn("404", location.pathname);
}

export {};
