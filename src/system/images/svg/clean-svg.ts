import type { CustomPlugin, PluginConfig } from "svgo";
import { say } from "../../../words/message.ts";
import type { Problem } from "../../../words/problem.ts";
import { TooLarge } from "../too-large.ts";
import { UnusableFile } from "../unusable-file.ts";
import type { Loss } from "./loss.ts";
import { placeLosses } from "./place-losses.ts";

/** Up to `thorough` bytes, an SVG file is minimised as far as possible, in quadratic time. */
const limits = {
  thorough: 32_000,
  characters: 500_000,
  /** The largest number of tags multiplied by style rules: each element is matched against each rule. */
  matches: 300_000,
  depth: 200,
};

export type CleanSvg = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly losses: readonly Pick<Problem, "at" | "message" | "hint">[];
};

/** Minimises an SVG image and keeps only what draws. Throws when it is not an image, or takes too long. */
export async function cleanSvg(source: Uint8Array): Promise<CleanSvg> {
  const text = Buffer.from(source).toString();
  refuseLargeSvg(text);
  const [{ optimize }, { keepDrawing }, { refuseManyParts }] = await Promise.all([
    import("svgo"),
    import("./keep-drawing.ts"),
    import("./refuse-many-parts.ts"),
  ]);
  const isThorough = source.length <= limits.thorough;
  const losses: Loss[] = [];
  let size = { width: 0, height: 0 };
  const readSize: CustomPlugin = {
    name: "readSize",
    fn: ({ children: [drawing] }) => {
      if (drawing?.type === "element") size = readSvgSize(drawing.attributes);
    },
  };
  const { data: svg } = optimize(text, {
    multipass: isThorough,
    plugins: [
      refuseDepth,
      // Reports losses: the pass below finds nothing that is not already reported here under the same name.
      keepDrawing((loss) => losses.push(loss)),
      refuseManyParts,
      ...(isThorough ? thoroughly : quickly),
      keepDrawing(() => {}),
      readSize,
    ],
  });
  return { svg, ...size, losses: placeLosses(text, losses) };
}

function refuseLargeSvg(text: string): void {
  const { characters, matches } = limits;
  if (text.length > characters)
    throw new TooLarge(say("entry/invalid-image.characters", { characters: text.length, most: characters }));
  const tags = text.split("<").length - 1;
  const rules = text.split("{").length - 1;
  if (tags * rules > matches)
    throw new TooLarge(say("entry/invalid-image.rules", { tags, rules, most: matches }));
}

const refuseDepth: CustomPlugin = {
  name: "refuseDepth",
  fn: () => {
    let depth = 0;
    return {
      element: {
        enter: () => {
          depth += 1;
          if (depth > limits.depth)
            throw new TooLarge(say("entry/invalid-image.deep", { most: limits.depth }));
        },
        exit: () => {
          depth -= 1;
        },
      },
    };
  },
};

/** Unknown names are removed before; known ones stay, such as roles, languages and links by their short name. */
const knownStays = { unknownContent: false, unknownAttrs: false, keepRoleAttr: true };

const thoroughly: readonly PluginConfig[] = [
  // Titles and view boxes stay: the first are for people, the second let a drawing scale.
  {
    name: "preset-default",
    params: { overrides: { cleanupIds: false, removeUnknownsAndDefaults: knownStays } },
  },
];

/** The plugins that take linear time. */
const quickly: readonly PluginConfig[] = [
  { name: "removeUnknownsAndDefaults", params: knownStays },
  "cleanupNumericValues",
  "convertColors",
];

function readSvgSize(attributes: Readonly<Record<string, string>>) {
  const box =
    attributes.viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const read = (written = "") => (/^[\d.]+(?:px)?$/.test(written) ? Number.parseFloat(written) : 0);
  const width = read(attributes.width) || box[2];
  const height = read(attributes.height) || box[3];
  if (!width || !height) throw new UnusableFile(say("entry/invalid-image.no-size"));
  return { width, height };
}
