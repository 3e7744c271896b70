import { basename, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { isWorkbenchRoute } from "../../model/route.ts";
import type { LetOthers } from "../../model/schedule.ts";
import { outputPaths } from "../../pipeline/render/finish-site.ts";
import { listFiles } from "../../store/read-files.ts";
import { isReadImage } from "../../text/image-endings.ts";
import type { Speech } from "../../words/speech.ts";
import type { FindAnswer, FoundPlace } from "../answers.ts";
import { fieldKey } from "../model/edit.ts";
import { findHolder } from "../model/locate/label-fields.ts";
import { settingsEntry } from "../model/locate/list-fields.ts";
import { type FileMentions, findFileMentions } from "../model/where/name-files.ts";
import { createSiteSearch, excerptText, type Hit, type NamedFile } from "../model/where/search-site.ts";
import type { RequestTo } from "../requests.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { listImages, nameFile } from "./images.ts";
import { labelNamed } from "./page-locator.ts";

/** More than these, nobody reads: another word finds fewer. */
const most = 40;

const search = createSiteSearch();

/** Searches the last good site. Each place comes with a page that shows it: the open one, its own, or the first. */
export async function findInSite(
  desk: EditDesk,
  { words, file: open }: RequestTo<"find">,
  { pages: said }: Speech,
): Promise<FindAnswer> {
  const drawn = drawnSite(desk);
  if (drawn === undefined) return { places: [], count: 0 };
  const mentions = findFileMentions(drawn.parsed);
  const fields = desk.locator.fieldsOf(drawn);
  const files = listNamedFiles(desk, mentions);
  const site = { ...drawn, fields, files };
  const { hits, count } = await search(words, site, {
    bodyLabel: said["edit.body"],
    most,
    letOthers: createPause(),
  });

  const namesOf = ({ file = "" }: Hit) => {
    const mention = mentions.get(addressOf(file))?.[0];
    const holder = mention && findHolder(drawn, mention.source, mention.path);
    return holder && { entry: holder.name, path: holder.path };
  };
  const pickOf = (hit: Hit) => {
    if (hit.file !== undefined) return namesOf(hit);
    return hit.kind === "value" ? { entry: settingsEntry, path: [] } : pick(hit);
  };
  const targets = hits.map((hit) => ({ hit, ...pickOf(hit) }));
  const keys = targets.flatMap(({ entry, path }) => (entry && path ? [fieldKey(entry, path)] : []));
  const routes = desk.locator.routesOf(drawn, new Set(keys));
  const pages = drawn.pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const here = pages.find(({ page }) => outputPaths(page, "both").includes(open))?.page.route;
  const ownRoutes = new Map<string | undefined, string>(
    pages.map(({ page }) => [page.sources[0], page.route] as const).toReversed(),
  );
  const routeOf = ({ entry, path, hit }: (typeof targets)[number]) => {
    if (hit.route !== undefined) return hit.route;
    const all = entry && path ? (routes.get(fieldKey(entry, path)) ?? []) : [];
    const shown = all.filter((route) => !isWorkbenchRoute(route));
    const found = entry && drawn.entries.find((one) => fieldKey(one) === fieldKey(entry));
    const isOneOfFile = found && drawn.site.collections[found.collection]?.kind === "file";
    const own = found && !isOneOfFile ? ownRoutes.get(found.file) : undefined;
    const [first] = shown;
    return [here, own].find((route) => route !== undefined && shown.includes(route)) ?? first ?? own;
  };
  const pictures = new Map(listImages(desk, drawn).map(({ value, picture }) => [value, picture]));
  const places = targets.map((target): FoundPlace & { readonly route: string | undefined } => {
    const { hit, entry, path } = target;
    const route = routeOf(target);
    const address =
      route ?? (entry === undefined && hit.file?.startsWith("static/") ? addressOf(hit.file) : undefined);
    const picture = hit.kind === "image" ? pictures.get(addressOf(hit.file ?? "")) : undefined;
    return {
      kind: hit.kind,
      label: hit.file === undefined ? hit.label : labelFile(hit, entry && labelNamed(drawn, entry)),
      ...excerptText(hit.text, words),
      ...(entry && { entry }),
      ...(path && { path }),
      ...(address !== undefined && { address: desk.base + address }),
      ...(picture !== undefined && { picture }),
      ...(hit.value && { value: hit.value }),
      route,
    };
  });
  // A page whose entry has the name that was looked for is the same place.
  const named = new Set(places.flatMap(({ kind, route }) => (kind === "entry" && route ? [route] : [])));
  const kept = places.filter(({ kind, route = "" }) => kind !== "page" || !named.has(route));
  return {
    places: kept.map(({ route: _, ...place }) => place),
    count: count - (places.length - kept.length),
  };
}

function pick({ entry, path }: Hit): Pick<Hit, "entry" | "path"> {
  return { ...(entry && { entry }), ...(path && { path }) };
}

/** « facade.jpg · Accueil »: the file, and the entry that names it. */
function labelFile({ file = "" }: Hit, entry: string | undefined): string {
  const name = basename(file);
  return entry === undefined ? name : `${name} · ${entry}`;
}

/** The images of `content/` and the files of `static/`, with the names that texts give them. */
function listNamedFiles(desk: EditDesk, mentions: FileMentions): readonly NamedFile[] {
  const published = listFiles(join(desk.root, "static"), "static").map(({ path }) => path.normalize("NFC"));
  return [...desk.files.listImages(), ...published].map((file) => ({
    file,
    kind: isReadImage(file) ? "image" : "file",
    name: nameFile(file, mentions.get(addressOf(file))?.[0]?.words).label,
  }));
}

/** What texts call a file: `/images/front.jpg`. */
function addressOf(file: string): string {
  return file.slice(Math.max(0, file.indexOf("/")));
}

/** The longest stretch of a search, so that the server answers other requests meanwhile. Each pause may last a page. */
const stretchMs = 100;

function createPause(): LetOthers {
  let since = performance.now();
  return () => {
    if (performance.now() - since < stretchMs) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
