import { hashOf } from "../hash.ts";
import type { BodySource, RememberLong } from "../model.ts";
import type { LoadedTemplates } from "../renderer.ts";
import type { GeneratorSettings } from "../settings.ts";
import { createMarkdownCompiler } from "./compile-markdown.ts";
import type { NativeParser } from "./parse-markdown.ts";
import { type LazyMarkdown, rememberBody } from "./remember-body.ts";

type Compiling = Pick<LoadedTemplates, "site" | "digests"> & {
  readonly settings: Pick<GeneratorSettings, "typography" | "markdown">;
  readonly base: string;
  readonly loadNativeParser: () => NativeParser | undefined;
  readonly rememberLong: RememberLong;
};

/**
 * Makes the function that compiles a text or recalls it, once somebody looks at the outcome: the body is the same as
 * long as its words, its place and everything that the compiler is told are. `told` names the latter.
 */
export function createBodyCompiler({ site, digests, settings, base, ...io }: Compiling) {
  const { language, words, directives } = site;
  const { keep } = settings.typography;
  const { parser } = settings.markdown;
  let compile: ReturnType<typeof createMarkdownCompiler> | undefined;
  // Where everything is remembered, no parser is loaded.
  const create = () => {
    const native = parser === "remark" ? undefined : io.loadNativeParser();
    return createMarkdownCompiler({ language, words, base, keep, directives, native });
  };
  const told = hashOf(
    digests.directives,
    language,
    JSON.stringify(words),
    base,
    JSON.stringify(keep),
    parser,
  );
  // An image is written `![…]`, or comes of the attributes of a directive, which then begins with two colons or more.
  const hasNoImages = (source: BodySource) => !source.mayHold("![") && !source.mayHold("::");
  const compileOne = (source: BodySource, file: string): LazyMarkdown =>
    rememberBody({
      rememberLong: io.rememberLong,
      nameText: () => hashOf(told, file, String(source.line), source.digest),
      compile: () => {
        compile ??= create();
        // Decoded here once: the compiler asks for it at every link.
        return compile({ text: source.text, line: source.line }, file);
      },
      hasNoImages: () => hasNoImages(source),
    });
  return { compile: compileOne, told };
}
