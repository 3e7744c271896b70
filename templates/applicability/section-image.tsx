import { type GeneratedAsset, useSite } from "charpente";
import { opensNewTab } from "../components/source-link.tsx";
import { ThemedImage } from "../drawings/themed-image.tsx";
import { toSectionFile } from "../section/section-file.ts";
import { drawAnswers } from "./answer-building.ts";
import type { Answers } from "./answers.ts";
import { toBrowserRules } from "./applicability-rules.ts";
import type { Applicability } from "./applicability-schema.ts";

/** px: between a phone’s width and that of a column of a large screen. */
const width = 360;

/** The case that « Êtes-vous concerné ? » begins with; its numbers are those of the four functions. */
const owner = "owner";

/** The names of all drawn cases. */
export const drawnCases = [
  owner,
  "promoteur",
  "proprietaire",
  "entreprise",
  "asset-manager",
  "architecte",
  "amenageur",
] as const;

/** The drawing as it is built. Its time line is that of the day on which the texts were read, not of the build. */
function drawBuilt(name: string, answers: Answers, rules: Applicability): string {
  const { asOf } = rules;
  return drawAnswers(answers, toBrowserRules(rules, opensNewTab), {
    ...{ width, id: "a", today: asOf },
    todayLabel: asOf.slice(0, 4),
    numbers: name === owner ? "functions" : "facts",
  });
}

const pathOf = (name: string, isNight = false) => `drawings/coupe-${name}${isNight ? "-night" : ""}.svg`;

/** The files of one drawn case, by day and by night. */
export function sectionFiles(
  name: string,
  answers: Answers,
  rules: Applicability,
): readonly GeneratedAsset[] {
  const svg = drawBuilt(name, answers, rules);
  return [false, true].map((isNight) => ({
    path: pathOf(name, isNight),
    text: toSectionFile(svg, isNight),
  }));
}

type SectionImageProps = {
  /** Of the case: `owner`, or the name of a profile. */
  readonly name: string;
  readonly answers: Answers;
  readonly rules: Applicability;
};

/** A case drawn at build time, as a file that loads when it comes near; its alternative text states the same facts. */
export function SectionImage({ name, answers, rules }: SectionImageProps) {
  const { asset } = useSite();
  const svg = drawBuilt(name, answers, rules);
  const [, alt = "", height = "0"] = /aria-label="([^"]*)".*? height="([\d.]+)"/.exec(svg) ?? [];
  return (
    <ThemedImage
      className="section-image"
      files={{ day: asset(pathOf(name)), night: asset(pathOf(name, true)) }}
      alt={alt
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&")}
      width={width}
      height={Math.round(Number(height))}
      loading="lazy"
      decoding="async"
    />
  );
}
