import type { CssNode, WalkContext } from "css-tree";
import { findPublished } from "./published-support.ts";

type Place = Pick<WalkContext, "declaration" | "atrule">;

/** What a node of a style sheet asks of a browser: paths of the published data. */
export function featuresOf(node: CssNode, { declaration, atrule }: Place): readonly string[] {
  switch (node.type) {
    case "Atrule":
      return [`css/at-rules/${node.name}`];
    case "PseudoClassSelector":
      return [`css/selectors/${node.name}`];
    case "PseudoElementSelector":
      // Browsers take every name of WebKit’s own, so that none of them drops a rule.
      return node.name.startsWith("-webkit-") ? [] : [`css/selectors/${node.name}`];
    case "NestingSelector":
      return ["css/selectors/nesting"];
    case "Feature":
      return [`css/at-rules/media/${node.name.replace(/^(?:min|max)-/, "")}`];
    case "FeatureRange":
      return ["css/at-rules/media/range_syntax"];
    case "FeatureFunction":
      return [`css/at-rules/supports/${node.feature}`];
    case "Declaration":
      return featuresOfProperty(node.property, atrule?.name);
    case "Identifier":
    case "Function":
      return declaration ? featuresOfValue(node.name, node.type, declaration.property) : [];
    case "Dimension":
      return featuresOfUnit(node.unit);
    default:
      return [];
  }
}

function featuresOfProperty(name: string, atrule: string | undefined): readonly string[] {
  if (name.startsWith("-")) return [];
  if (atrule === "font-face" || atrule === "view-transition") return [`css/at-rules/${atrule}/${name}`];
  return [`css/properties/${name}`];
}

const kinds = [
  "",
  "color/",
  "transform-function/",
  "easing-function/",
  "basic-shape/",
  "gradient/",
  "filter-function/",
];

/** Values that the data does not name, such as those of authors, ask for nothing. */
function featuresOfValue(name: string, type: "Identifier" | "Function", property: string): readonly string[] {
  const own = [name, `${name}_function`].map((value) => `css/properties/${property}/${value}`);
  const anywhere = type === "Function" ? kinds.map((kind) => `css/types/${kind}${name}`) : [];
  return [...own, ...anywhere].filter(findPublished);
}

const viewports = { d: "dynamic", s: "small", l: "large" } as const;

function featuresOfUnit(unit: string): readonly string[] {
  const [, kind] = /^([dsl])v/.exec(unit) ?? [];
  const name = kind
    ? `viewport_percentage_units_${viewports[kind as keyof typeof viewports]}`
    : unit.replace(/^cq.*/, "container_query_length_units");
  return ["length", "angle", "time", "resolution", "flex"]
    .map((type) => `css/types/${type}/${name}`)
    .filter(findPublished);
}
