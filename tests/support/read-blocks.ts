/** A file that a document shows: its path stands in a line of its own above it. */
export type NamedFile = { readonly path: string; readonly text: string };

export function filesIn(markdown: string): readonly NamedFile[] {
  return [...markdown.matchAll(/`([^`\n]+)`:\n\n(`{3,})\w+\n(.*?)^\2\n/gms)].map(
    ([, path = "", , text = ""]) => ({ path, text }),
  );
}

/** Code between fences, and the language behind the first one. */
export type Block = { readonly language: string; readonly text: string };

export function blocksIn(markdown: string): readonly Block[] {
  return [...markdown.matchAll(/^(`{3,})([\w-]*).*\n([\s\S]*?)^\1`*$/gm)].map(
    ([, , language = "", text = ""]) => ({ language, text }),
  );
}
