import type { Finding } from "charpente";
import { thresholdsOf } from "../applicability/applicability-rules.ts";
import type { SiteContent } from "../collections.ts";
import type { FileSettings } from "../settings.ts";
import { figureOf } from "./figures-schema.ts";
import { readNumber } from "./french-number.ts";

/** Words that state the length of a list, such as « quatre étapes ». */
type Counted = {
  readonly texts: readonly string[];
  readonly nouns: readonly string[];
  readonly count: number;
};

/** Each word with the one after it. */
const pair = /(?<![\p{L}\d])([\p{L}\d]+)(?=\s(\p{L}+))/gu;

/** Compares numbers in texts with the lengths of the lists that they count. */
export function reviewCounts(counted: readonly Counted[]): readonly Finding[] {
  return counted.flatMap(({ texts, nouns, count }) =>
    texts
      .flatMap((text) => [...text.matchAll(pair)])
      .filter(([, word = "", noun = ""]) => nouns.includes(noun) && (readNumber(word) ?? count) !== count)
      .map(([, word, noun]) => ({
        message: `un texte annonce « ${word} ${noun} », mais il y en a ${count}`,
        hint: "recomptez, ou écrivez la phrase sans nombre",
      })),
  );
}

/** Texts of this site that count something, each with its list. */
export function countedTexts(
  content: Pick<SiteContent, "auditPage" | "projects" | "projectsPage" | "rolePage" | "storyPage">,
): readonly Counted[] {
  const audit = content.auditPage.data;
  const role = content.rolePage.data;
  const projects = content.projectsPage.data;
  const story = content.storyPage.data;
  return [
    { texts: [audit.steps.title], nouns: ["étapes"], count: audit.steps.list.length },
    { texts: [audit.price.text], nouns: ["points"], count: audit.price.list.length },
    { texts: [audit.missions.title], nouns: ["missions"], count: audit.missions.list.length },
    {
      texts: [role.seo.title, role.seo.description, role.qualities.title],
      nouns: ["qualités"],
      count: role.qualities.list.length,
    },
    { texts: [role.seo.description], nouns: ["raisons"], count: role.beyond.points.length },
    {
      texts: [projects.seo.title, projects.seo.description, projects.lead],
      nouns: ["missions", "exemples"],
      count: content.projects.all.length,
    },
    {
      texts: [story.seo.description, story.pillars.title],
      nouns: ["piliers"],
      count: story.pillars.list.length,
    },
  ];
}

/** Compares figures of the settings with what else the content says of them. */
export function reviewFigures(
  { services, applicability }: Pick<SiteContent, "services" | "applicability">,
  { figures }: Pick<FileSettings, "figures">,
): readonly Finding[] {
  const { low, high } = thresholdsOf(applicability.data);
  const rules = "content/applicability.yaml";
  const count = services.all.length;
  const held = [
    { name: "services", value: count, says: `content/services/ compte ${count} services` },
    { name: "seuil-bacs-bas", value: low.kw, says: `${rules} oblige au-dessus de ${low.kw} kW` },
    { name: "seuil-bacs-haut", value: high.kw, says: `${rules} oblige au-dessus de ${high.kw} kW` },
  ] as const;
  return held.flatMap(({ name, value, says }) => {
    const stated = figureOf(figures, name);
    if (stated === value) return [];
    return [
      {
        message: `figures.${name} vaut ${stated}, mais ${says}`,
        hint: `écrivez value: ${value}`,
        setting: `figures.${name}.value`,
      },
    ];
  });
}
