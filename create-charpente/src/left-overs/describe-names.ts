import { groupBy } from "../../../src/group-by.ts";
import { message } from "../../../src/words/in-each-language.ts";
import type { Language } from "../../../src/words/languages.ts";
import type { Left } from "../new-site.ts";
import { type Moving, movingFile, ruleOf } from "./moving.ts";
import type { TagName } from "./survey-tags.ts";

/** The part of the report that tells tags by name. */
export const nameWords = {
  title: { en: "Tags without a counterpart", fr: "Balises sans équivalent" },
  about: message({
    en: ({ file }: { file: string }) =>
      `\`${file}\` says what becomes of each. Change it, and run the same import into this folder again: it replaces the files that you have not changed since. Directives are drawn by the components in \`templates/moved/\`, which are yours to write. In a sentence, a list or a table no directive can stand: there the tag stays as it is, unless \`markdown\` takes its place.`,
    fr: ({ file }) =>
      `\`${file}\` dit ce que devient chacune. Modifiez-le, puis reprenez l’ancien site dans ce même dossier : seuls les fichiers que vous n’avez pas modifiés sont remplacés. Les blocs sont dessinés par les composants de \`templates/moved/\`, qui restent à écrire. Un bloc ne peut se trouver dans une phrase, une liste ou un tableau : la balise y reste telle quelle, à moins que \`markdown\` n’en tienne lieu.`,
  }),
  uses: message({
    en: ({ count, inText }: { count: number; inText: number }) => {
      const where =
        inText === 0
          ? ""
          : `${inText === count ? "" : ` ${inText} of them`} in a sentence, a list or a table`;
      return `${count === 1 ? "once" : `${count} times`}${where === "" ? "" : `,${where}`}`;
    },
    fr: ({ count, inText }) => {
      const where =
        inText === 0
          ? ""
          : `${inText === count ? "" : ` dont ${inText}`} dans une phrase, une liste ou un tableau`;
      return `${count} fois${where === "" ? "" : `,${where}`}`;
    },
  }),
  pair: message({
    en: ({ thing, said }: { thing: string; said: string }) => `${thing}: ${said}`,
    fr: ({ thing, said }) => `${thing} : ${said}`,
  }),
  keep: { en: "stays as it is written", fr: "reste telle quelle" },
  remove: { en: "is removed, its body stays", fr: "est retirée, son contenu reste" },
  markdown: { en: "becomes Markdown", fr: "devient du Markdown" },
};

/** The tags of the old site by name. Empty where it has none. */
export function describeNames(
  { names, moving }: { readonly names: readonly TagName[]; readonly moving: Moving },
  language: Language,
): readonly string[] {
  if (names.length === 0) return [];
  const describe = (name: TagName) => {
    const rule = ruleOf(moving, name) ?? { kind: "keep" };
    const becomes =
      rule.kind === "directive" ? toCode(`:::${rule.directive}`) : nameWords[rule.kind][language];
    const places = name.places.map(toCode).join(", ");
    const used = `${toCode(name.example)}, ${nameWords.uses[language](name)}`;
    return toItem(used, `${becomes} (${places})`, language);
  };
  const about = nameWords.about[language]({ file: movingFile });
  return [`## ${nameWords.title[language]}`, about, names.map(describe).join("\n")];
}

/** What a person must check. Elements of HTML with the same name are one thing, and so is what is written the same way. */
export function listLeft(left: readonly Left[], title: string, language: Language): readonly string[] {
  if (left.length === 0) return [];
  const lines = [...groupLeft(left)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([what, all]) => {
      const places = all
        .slice(0, 3)
        .map(({ file, line }) => toCode(line === undefined ? file : `${file}:${line}`));
      if (all.length === 1) return toItem(places[0] ?? "", toCode(all[0]?.what ?? what), language);
      const uses = nameWords.uses[language]({ count: all.length, inText: 0 });
      return `- ${toCode(what)}, ${uses} (${places.join(", ")})`;
    });
  return [`### ${title}`, lines.join("\n")];
}

/** The things that a person must check, by what they are. */
export function groupLeft(left: readonly Left[]): ReadonlyMap<string, readonly Left[]> {
  return groupBy(left, ({ kind, name, what }) =>
    kind === "html" && name !== undefined ? `<${name}>` : what,
  );
}

/** A line of a list in Markdown: a thing, and what is said of it. */
export function toItem(thing: string, said: string, language: Language): string {
  return `- ${nameWords.pair[language]({ thing, said })}`;
}

/** A text as Markdown code, even if it contains backticks. */
export function toCode(text: string): string {
  const marks = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(0, ...marks.map(({ length }) => length)) + 1);
  return fence.length === 1 ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}
