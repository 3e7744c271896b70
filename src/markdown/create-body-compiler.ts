import { hashOf, keyOf } from "../hash.ts";
import type { BodySource, RecallLong, RememberLong, TextSettings } from "../model.ts";
import type { LoadedTemplates } from "../renderer.ts";
import type { GeneratorSettings } from "../settings.ts";
import { createMarkdownCompiler } from "./compile-markdown.ts";
import type { NativeParser } from "./parse-markdown.ts";
import { type LazyBody, RememberedBody, type TextCompiler } from "./remember-body.ts";

type Compiling = Pick<LoadedTemplates, "site" | "digests"> & {
  readonly settings: Pick<GeneratorSettings, "typography" | "markdown">;
  readonly base: string;
  readonly loadNativeParser: () => NativeParser | undefined;
  readonly rememberLong: RememberLong;
  readonly recallLong: RecallLong;
};

/**
 * Makes the function that compiles a text or recalls it, once somebody looks at the outcome: the body is the same as
 * long as its words, its place and everything that the compiler is told are. `told` names the latter, `textSettings` tell
 * it to another thread.
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
  const textSettings: TextSettings = {
    language,
    words,
    base,
    keep,
    native: parser !== "remark",
    hasDirectives: Object.keys(directives).length > 0,
  };
  const compiler: TextCompiler = {
    rememberLong: io.rememberLong,
    recallLong: io.recallLong,
    nameText: (source, file) => keyOf(told, file, source.digest),
    compile: (source, file) => {
      compile ??= create();
      // Decoded here once: the compiler asks for it at every link.
      return compile({ text: source.text, line: source.line, stretches: source.stretches }, file);
    },
  };
  return {
    compile: (source: BodySource, file: string): LazyBody => new RememberedBody(source, file, compiler),
    told,
    textSettings,
  };
}
