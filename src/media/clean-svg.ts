import type { CustomPlugin, PluginConfig } from "svgo";
import { location } from "vfile-location";
import { groupBy } from "../group-by.ts";
import { say } from "../words/message.ts";
import type { Position, Problem } from "../words/problem.ts";
import type { Loss } from "./keep-drawing.ts";
import { TooLarge, UnusableFile } from "./raster-limits.ts";

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
    throw new TooLarge(say("no-image.characters", { characters: text.length, most: characters }));
  const tags = text.split("<").length - 1;
  const rules = text.split("{").length - 1;
  if (tags * rules > matches) throw new TooLarge(say("no-image.rules", { tags, rules, most: matches }));
}

const refuseDepth: CustomPlugin = {
  name: "refuseDepth",
  fn: () => {
    let depth = 0;
    return {
      element: {
        enter: () => {
          depth += 1;
          if (depth > limits.depth) throw new TooLarge(say("no-image.deep", { most: limits.depth }));
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
  if (!width || !height) throw new UnusableFile(say("no-image.no-size"));
  return { width, height };
}

/** Reports what was removed from a drawing. Equal removals are reported once, at the first tag. */
function placeLosses(
  svg: string,
  losses: readonly Loss[],
): readonly Pick<Problem, "at" | "message" | "hint">[] {
  if (losses.length === 0) return [];
  const toPlace = createPlacer(svg);
  const byWhat = groupBy(losses, ({ what }) => JSON.stringify(what));
  return [...byWhat.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const times = 1 + others.length;
    const at = toPlace(first);
    return {
      message:
        times === 1
          ? say("entry/cleaned-image", { what: first.what })
          : say("entry/cleaned-image.times", { what: first.what, times }),
      hint: say(hintKeys[first.kind]),
      ...(at && { at }),
    };
  });
}

const hintKeys = {
  element: "entry/cleaned-image.element.hint",
  html: "entry/cleaned-image.html.hint",
  script: "entry/cleaned-image.script.hint",
  address: "entry/cleaned-image.address.hint",
  style: "entry/cleaned-image.style.hint",
} as const;

function createPlacer(svg: string): (loss: Loss) => Position | undefined {
  const places = findTags(svg);
  const lines = location(svg);
  return ({ tag, nth }) => {
    const offset = places.get(tag)?.[nth];
    const point = offset === undefined ? undefined : lines.toPoint(offset);
    return point && { line: point.line, column: point.column, length: tag.length + 1 };
  };
}

/** Finds the offsets of all tags, by name. Skips comments, CDATA sections and declarations such as `<!DOCTYPE>`. */
function findTags(svg: string): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  let at = svg.indexOf("<");
  while (at >= 0) {
    const [opens, closes] = skipped.find(([opens]) => svg.startsWith(opens, at)) ?? [undefined, ""];
    const name = opens === undefined ? readTag(svg, at) : "";
    if (name !== "") {
      const known = places.get(name);
      if (known === undefined) places.set(name, [at]);
      else known.push(at);
    }
    const from = opens === undefined ? at + 1 : svg.indexOf(closes, at);
    at = from < 0 ? -1 : svg.indexOf("<", from);
  }
  return places;
}

const skipped = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
] as const;

function readTag(svg: string, at: number): string {
  return /^\??[^\s<>/?!]+/.exec(svg.slice(at + 1, at + 101))?.[0] ?? "";
}
