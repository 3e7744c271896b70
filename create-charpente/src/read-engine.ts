import { listAstro, readAstroSettings } from "./engines/astro.ts";
import { listDocusaurus, readDocusaurusSettings } from "./engines/docusaurus.ts";
import { listEleventy, readEleventySettings } from "./engines/eleventy.ts";
import { listHugo } from "./engines/hugo.ts";
import { readHugoSettings } from "./engines/hugo-settings.ts";
import { listJekyll } from "./engines/jekyll.ts";
import { readJekyllSettings } from "./engines/jekyll-settings.ts";
import { listVitepress, readVitepressSettings } from "./engines/vitepress.ts";
import type { Engine, OldSettings, OldSite, OldTexts } from "./old-site.ts";
import { plainPassthrough } from "./published.ts";
import { toPlain, toText } from "./read-values.ts";

/** What reads the sites of an engine. */
type EngineReader = {
  readonly readSettings: (site: OldSite) => OldSettings;
  readonly listTexts: (site: OldSite, settings: OldSettings) => OldTexts;
};

const readers: Readonly<Record<Engine, EngineReader>> = {
  hugo: { readSettings: readHugoSettings, listTexts: listHugo },
  jekyll: { readSettings: readJekyllSettings, listTexts: listJekyll },
  eleventy: { readSettings: readEleventySettings, listTexts: listEleventy },
  astro: { readSettings: readAstroSettings, listTexts: listAstro },
  vitepress: { readSettings: readVitepressSettings, listTexts: listVitepress },
  docusaurus: { readSettings: readDocusaurusSettings, listTexts: listDocusaurus },
  markdown: { readSettings: () => ({ ...plainPassthrough, permalinks: {} }), listTexts: listEleventy },
};

/** Reads the settings of a site as far as possible. Those that are programs are not run. */
export function readSettings(site: OldSite, engine: Engine): OldSettings {
  const settings = readers[engine].readSettings(site);
  const plain = (text = "") => toText(toPlain(text));
  return { ...settings, title: plain(settings.title), description: plain(settings.description) };
}

/** Lists the texts of a site, with its menus, lists and redirects. */
export function listTexts(engine: Engine, site: OldSite, settings: OldSettings): OldTexts {
  return readers[engine].listTexts(site, settings);
}
