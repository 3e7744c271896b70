import type { GeneratedAsset, WebApp } from "../../define/define.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { appFiles, type OutputFile, type Picture } from "../../model/model.ts";
import { Mistake, say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

type Making = Pick<LoadedTemplates, "site" | "explainThrow"> & {
  readonly settings: unknown;
  readonly base: string;
};

export type PlannedApp = {
  readonly assets: readonly GeneratedAsset[];
  readonly pictures: readonly Picture[];
  readonly files: readonly OutputFile[];
};

const none: PlannedApp = { assets: [], pictures: [], files: [] };

/** The icons of the site, all from one SVG, and the web manifest that lists them. */
export function planApp({ site, explainThrow, settings, base }: Making, report: Report): PlannedApp {
  if (site.app === undefined) return none;
  try {
    return planFiles(site.app(settings), { language: site.language, base });
  } catch (error) {
    report(explainThrow(error, say("doing.app")));
    return none;
  }
}

type Place = { readonly language: string; readonly base: string };

function planFiles(app: WebApp, place: Place): PlannedApp {
  const wide = withView(app.icon, app.wideView);
  const icons: readonly ManifestIcon[] = [
    { picture: toPicture(app.icon, 192), purpose: "any" },
    { picture: toPicture(app.icon, 512), purpose: "any" },
    { picture: toPicture(wide, 512), purpose: "maskable" },
  ];
  return {
    assets: [{ path: appFiles.icon, text: app.icon }],
    pictures: uniqueByPath([
      // Programs without SVG support request these names.
      { ...toPicture(app.icon, 32), format: "ico", path: appFiles.favicon },
      { ...toPicture(wide, 180), path: appFiles.touchIcon },
      ...icons.map(({ picture }) => picture),
    ]),
    files: [
      { path: appFiles.manifest, bytes: new TextEncoder().encode(describeManifest(app, icons, place)) },
    ],
  };
}

function withView(svg: string, view: string): string {
  const seen = svg.replace(/(<svg\b[^>]*?\sviewBox=")[^"]*"/, (_, before: string) => `${before}${view}"`);
  if (seen === svg && !svg.includes(`viewBox="${view}"`)) throw new Mistake(say("thrown.no-view"));
  return seen;
}

/** When the wide view equals the normal one, both icons are one file. */
function uniqueByPath(pictures: readonly Picture[]): readonly Picture[] {
  return [...new Map(pictures.map((picture) => [picture.path, picture])).values()];
}

/** More than the few colours of an icon and their blends. */
const colours = 128;

function toPicture(svg: string, size: number): Picture {
  const digest = hashOf(svg, JSON.stringify(["icon", size, colours]));
  return {
    path: `assets/icon-${size}.${digest.slice(0, 10)}.png`,
    digest,
    svg: async () => svg,
    format: "png",
    width: size,
    height: size,
    colours,
  };
}

type ManifestIcon = { readonly picture: Picture; readonly purpose: "any" | "maskable" };

/** https://www.w3.org/TR/appmanifest/ */
function describeManifest(app: WebApp, icons: readonly ManifestIcon[], { language, base }: Place): string {
  const manifest = {
    lang: language,
    name: app.name,
    short_name: app.shortName,
    id: `${base}/`,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: app.display,
    theme_color: app.themeColour,
    background_color: app.backgroundColour,
    icons: icons.map(({ picture: { path, width, height }, purpose }) => ({
      src: `${base}/${path}`,
      sizes: `${width}x${height}`,
      type: "image/png",
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
