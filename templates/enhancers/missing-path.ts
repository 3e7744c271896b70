/** Says in the console which path is missing, for whoever looks for the wrong link. Without it, the page is the same. */
console.error("404", location.pathname);

export {};
