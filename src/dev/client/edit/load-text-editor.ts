const chunk = "/__dev/edit-text.js";

/** Loads ProseMirror when the first text is opened. */
export async function loadTextEditor() {
  const [{ openText, createSource }, styles] = await Promise.all([
    import(chunk) as Promise<typeof import("./text/open-text.ts")>,
    fetch("/__dev/edit-card.css").then((answer) => answer.text()),
  ]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return { openText, createSource, sheet };
}
