import { createRequire } from "node:module";
import type { NativeParser } from "../../pipeline/markdown/adapt-native-parser.ts";

/** Undefined where the parser has no native part for this machine, or cannot be loaded. */
export function loadNativeParser(): NativeParser | undefined {
  try {
    // At the first text that has to be compiled, in the midst of stages that do not wait: `import` would have to.
    const { markdownToMdast } = createRequire(import.meta.url)("satteri") as Satteri;
    const parse: NativeParser = (text) => markdownToMdast(text, { features });
    // Where a binding of another version loads, its trees cannot be read.
    return parse("a").children[0]?.type === "paragraph" ? parse : undefined;
  } catch {
    return undefined;
  }
}

// Its own types add nodes to mdast that no text makes here.
type Satteri = {
  markdownToMdast(
    text: string,
    options: { readonly features: Readonly<Record<string, boolean>> },
  ): ReturnType<NativeParser>;
};

const features = { gfm: true, directive: true, frontmatter: false };
