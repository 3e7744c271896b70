const place = "complaints";

/** A script for pages: notes what the policy of a page refuses, in the storage of its tab. */
export const watchPolicy = `(() => {
  const note = (what) => {
    const all = JSON.parse(sessionStorage.getItem("${place}") ?? "[]");
    sessionStorage.setItem("${place}", JSON.stringify([...all, location.pathname + ": " + what]));
  };
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    note("policy: " + [violatedDirective, blockedURI, sample].join(" ")));
  globalThis.noteComplaint = note;
})();`;

/**
 * A script for pages: errors go to the console as their words. Firefox hands them on as objects, which tell nothing
 * once the page is left.
 */
export const tellErrors = `for (const kind of ["warn", "error"]) {
  const say = console[kind];
  console[kind] = (...words) =>
    say.apply(console, words.map((word) => (word instanceof Error ? word + "\\n" + word.stack : word)));
}`;

/** The same for an engine that does not tell of errors, of failed loads and of the console. */
export const witness = `${watchPolicy}
addEventListener("error", ({ message, target }) =>
  noteComplaint(message ? "error: " + message : "failed: " + (target.src ?? target.href)), true);
addEventListener("unhandledrejection", ({ reason }) => noteComplaint("error: " + reason));
for (const kind of ["debug", "log", "info", "warn", "error"]) {
  const say = console[kind];
  console[kind] = (...words) => {
    noteComplaint(kind + ": " + words.map(String).join(" "));
    say.apply(console, words);
  };
}`;

/** Runs in the page: what was noted so far. */
export function readComplaints(): readonly string[] {
  // A page of the browser has no storage.
  if (!location.protocol.startsWith("http")) return [];
  return JSON.parse(sessionStorage.getItem("complaints") ?? "[]") as readonly string[];
}
