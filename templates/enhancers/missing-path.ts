/** Says in the console which path is missing, for whoever looks for the wrong link. Without it, the page is the same. */
// The browser itself has said that the answer is an error.
console.warn("404", location.pathname);

export {};
