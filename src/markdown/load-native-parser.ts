import { createRequire } from "node:module";
import type { NativeParser } from "./parse-markdown.ts";

/** Undefined when the parser has no native binding for this machine, or cannot be loaded. */
export function loadNativeParser({ directive = true } = {}): NativeParser | undefined {
  try {
    // Loaded for the first text that has to be compiled, by synchronous stages, so `import()` cannot be used.
    const { markdownToMdast } = createRequire(import.meta.url)("satteri") as Satteri;
    const parse = (text: string) => markdownToMdast(text, { features: { ...features, directive } });
    // A binding of another version may return other trees.
    return parse("a").children[0]?.type === "paragraph" ? { parse } : undefined;
  } catch {
    return undefined;
  }
}

// Its own types add nodes to mdast that no text produces here.
type Satteri = {
  markdownToMdast(
    text: string,
    options: { readonly features: Readonly<Record<string, boolean>> },
  ): ReturnType<NativeParser["parse"]>;
};

const features = { gfm: true, frontmatter: false };
