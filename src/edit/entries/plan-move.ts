import { posix } from "node:path";
import { isMap, isScalar } from "yaml";
import { readEntryId } from "../../define/read-entry-id.ts";
import { toTranslationFile } from "../../model/language.ts";
import type { BuildOutcome } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { type Format, openFile } from "../splice/open-file.ts";
import { evenOut, spliceText } from "../splice/splice.ts";
import { readTree } from "../splice/tree.ts";
import type { Move } from "./begin-move.ts";
import { type Changes, createChanges } from "./changes.ts";
import { correctMentions } from "./correct-mentions.ts";
import type { FileEdit } from "./file-edit.ts";
import { findMentions } from "./find-mentions.ts";
import type { KnownSite } from "./known-site.ts";
import type { Impossible, Plan, Redirect } from "./plan.ts";
import { planRedirects } from "./plan-redirects.ts";

/** Renames the entry alone. A build with these edits shows which addresses change. */
export function renameOnly(site: KnownSite, move: Move): readonly FileEdit[] | Impossible {
  const changes = createChanges(site);
  return correctNames(site, move, changes) ?? rename(move, changes) ?? changes.edits();
}

/**
 * Plans the move of an entry: renames its file or its key, corrects the links to it, and redirects each published
 * address. `tried` is the build with the edits of `renameOnly`, in which links to the old addresses are broken.
 */
export function planMove(
  site: KnownSite,
  move: Move,
  tried: Pick<BuildOutcome, "pages" | "problems">,
  { redirects: wanted }: { readonly redirects: boolean },
): Plan | Impossible {
  const { named, asked } = move;
  const moved = pairAddresses(site, move, tried);
  if (moved === undefined) return { status: "impossible", why: say("edit/move.uneven") };
  const made = moved.find(({ from }) => from === named.route)?.to ?? named.route ?? "";
  if (asked !== undefined && made !== asked)
    return { status: "impossible", why: say("edit/move.made", { asked, made, file: move.file }) };

  const changes = createChanges(site);
  const name = { collection: named.entry.collection, id: named.entry.id };
  const mentions = findMentions(site, { name, places: moved.map(({ from }) => from) });
  const target = (place: string) => moved.find(({ from }) => from === place)?.to ?? place;
  const fault = correctMentions(
    site,
    changes,
    mentions.flatMap((mention) => {
      const to = mention.kind === "reference" ? move.id : target(mention.lead.place);
      return to === mention.lead.place ? [] : [{ mention, correction: { kind: "lead", to } }];
    }),
  );
  const pages = moved.filter(({ from }) => !from.includes("#"));
  const isKnown = !site.shownDrafts.some(({ file, part }) => file === named.entry.file && part === undefined);
  const planned = fault ?? planRedirects(site, changes, pages, { adds: wanted && isKnown });
  if (planned.status === "impossible") return planned;
  const renamed = rename(move, changes);
  if (renamed !== undefined) return renamed;
  const { redirects } = planned;
  return { status: "planned", edits: changes.edits(), moved, redirects, mentions };
}

function correctNames(site: KnownSite, move: Move, changes: Changes): Impossible | undefined {
  const { collection, id } = move.named.entry;
  if (move.id === id) return undefined;
  const mentions = findMentions(site, { name: { collection, id }, places: [] });
  return correctMentions(
    site,
    changes,
    mentions.map((mention) => ({ mention, correction: { kind: "lead", to: move.id } })),
  );
}

/** Runs last, because mentions were found in the file under its old name. */
function rename({ named, id, file, route }: Move, changes: Changes): Impossible | undefined {
  const { entry, collection, within } = named;
  const entangled: Impossible = { status: "impossible", why: say("edit/entangled") };
  let bytes = changes.read(entry.file);
  if (bytes === undefined) return entangled;
  if (route !== undefined) {
    const edit = { kind: "set", path: ["route"], value: route } as const;
    const applied = applyEdit(bytes, collection.format, within, edit);
    if (applied.status === "impossible") return applied;
    bytes = applied.bytes;
  }
  const keys = [entry.id, id].map((each) => readEntryId(each, collection).key) as [string, string];
  if (collection.kind === "file" && id !== entry.id) bytes = renameKey(bytes, collection.format, ...keys);
  if (bytes === undefined) return entangled;
  if (file !== entry.file) changes.remove(entry.file);
  changes.write(file, bytes);
  renameTranslations({ named, id, file }, keys, changes);
  return undefined;
}

/** The translations of an entry keep its name. */
function renameTranslations(
  { named: { entry, collection }, id, file }: Pick<Move, "named" | "id" | "file">,
  keys: readonly [string, string],
  changes: Changes,
): void {
  if (id === entry.id || readEntryId(entry.id, collection).language !== undefined) return;
  for (const code of collection.languages ?? []) {
    const [from, to] = [toTranslationFile(entry.file, code), toTranslationFile(file, code)];
    const bytes = changes.read(from);
    const renamed =
      bytes && collection.kind === "file" ? renameKey(bytes, collection.format, ...keys) : bytes;
    if (renamed === undefined) continue;
    if (from !== to) changes.remove(from);
    changes.write(to, renamed);
  }
}

/** Renames an entry in a file of many, in its place. Undefined if the result would not read back as expected. */
function renameKey(bytes: Uint8Array, format: Format, from: string, to: string): Uint8Array | undefined {
  const file = openFile(bytes, format);
  const tree = file && readTree(evenOut(file.head.text).text);
  const contents = tree?.document.contents;
  if (file === undefined || tree === undefined || !isMap(contents)) return undefined;
  const key = contents.items
    .map((pair) => pair.key)
    .find((each) => isScalar(each) && String(each.value) === from);
  const [start, end] = (isScalar(key) && key.range) || [];
  if (start === undefined || end === undefined) return undefined;
  const head = spliceText(file.head.text, [{ from: start, to: end, text: to }]);
  const renamed = Object.entries(tree.data as object).map(([name, value]) => [
    name === from ? to : name,
    value,
  ]);
  const data = readTree(evenOut(head).text)?.data;
  return JSON.stringify(data) === JSON.stringify(Object.fromEntries(renamed))
    ? file.close({ head })
    : undefined;
}

/**
 * Pairs the old and new addresses of a renamed entry, including anchors. Undefined if the numbers of lost and new
 * addresses differ. `tried` is a build with the entry renamed.
 */
function pairAddresses(
  site: Pick<KnownSite, "pages">,
  { named: { entry }, id }: Move,
  tried: Pick<BuildOutcome, "pages" | "problems">,
): readonly Redirect[] | undefined {
  const before = site.pages.map(({ route }) => route);
  const after = tried.pages.map(({ route }) => route);
  const lost = before.filter((route) => !after.includes(route)).sort();
  const found = after.filter((route) => !before.includes(route)).sort();
  if (lost.length !== found.length) return undefined;
  const pages = lost.map((from, at) => ({ from, to: found[at] ?? from }));
  return [...pages, ...pairPlaces(posix.basename(entry.id), posix.basename(id), tried)];
}

/** Pairs the anchors named after the entry, which the build reports as broken. */
function pairPlaces(
  from: string,
  to: string,
  { problems }: Pick<BuildOutcome, "problems">,
): readonly Redirect[] {
  const pages = problems.flatMap(({ code, message }) => {
    if (code !== "link/broken-anchor" || typeof message === "string") return [];
    return message.data.id === from ? [String(message.data.page)] : [];
  });
  return [...new Set(pages)].map((page) => ({ from: `${page}#${from}`, to: `${page}#${to}` }));
}
