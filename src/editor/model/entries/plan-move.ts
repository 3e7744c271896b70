import { posix } from "node:path";
import { isMap, isScalar } from "yaml";
import { readEntryId } from "../../../define/collections.ts";
import { toTranslationFile } from "../../../model/language.ts";
import type { BuildOutcome } from "../../../model/model.ts";
import { explainName, explainRoute, type RouteRules } from "../../../model/route.ts";
import type { Exchange } from "../../../store/exchange.ts";
import { say } from "../../../words/message.ts";
import { isSameEntry } from "../edit.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { type Format, formatIn, type OpenFile, openFile, readHead, renameIn } from "../splice/open-file.ts";
import { evenOut, spliceText } from "../splice/splice.ts";
import { readTree } from "../splice/tree.ts";
import { correctMentions } from "./correct-mentions.ts";
import { findMentions, type NamedEntry } from "./find-mentions.ts";
import { type Changes, createChanges, isUnpublished, type KnownSite } from "./known-site.ts";
import type { Impossible, Plan, Redirect } from "./plan.ts";
import { planRedirects } from "./plan-redirects.ts";

/** Renames the entry alone. A build with these edits shows which addresses change. */
export function renameOnly(site: KnownSite, move: Move): readonly Exchange[] | Impossible {
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
  const isKnown = !isUnpublished(site, named.entry);
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
    const applied = applyEdit(bytes, formatIn(collection), within, edit);
    if (applied.status === "impossible") return applied;
    bytes = applied.bytes;
  }
  const keys = [entry.id, id].map((each) => readEntryId(each, collection).key) as [string, string];
  if (collection.kind === "file" && id !== entry.id) bytes = renameKey(bytes, formatIn(collection), ...keys);
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
      bytes && collection.kind === "file" ? renameKey(bytes, formatIn(collection), ...keys) : bytes;
    if (renamed === undefined) continue;
    if (from !== to) changes.remove(from);
    changes.write(to, renamed);
  }
}

/** Renames an entry in a file of many, in its place. Undefined if the result would not read back as expected. */
function renameKey(bytes: Uint8Array, format: Format, from: string, to: string): Uint8Array | undefined {
  const file = openFile(bytes, format);
  if (file !== undefined && format !== "yaml") return renameElsewhere(file, from, to);
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

/** The same in JSON and in lists. A name of TOML stands in several headers, which only its author can tell apart. */
function renameElsewhere(file: OpenFile, from: string, to: string): Uint8Array | undefined {
  const data = readHead(file.head);
  const head = renameIn(file.head, from, to);
  const renamed = head === undefined ? undefined : readHead({ ...file.head, text: head });
  const expected = Object.entries(data ?? {}).map(([name, value]) => [name === from ? to : name, value]);
  return head !== undefined && JSON.stringify(renamed) === JSON.stringify(Object.fromEntries(expected))
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

/** An entry to be moved, with its new name and address. */
type Move = {
  readonly status: "begun";
  readonly named: NamedEntry;
  readonly id: string;
  readonly file: string;
  /** The new value of its field `route`. Undefined if that does not change. */
  readonly route: string | undefined;
  /** The requested address. Undefined if a name was requested. */
  readonly asked: string | undefined;
};

/**
 * Reads the target of a move: a new name, or an address if it starts with `/`. If the old address ends in the
 * old name, both change together.
 */
export function beginMove(site: KnownSite, named: NamedEntry, written: string): Move | Impossible {
  // Keyboards and disks encode accents in two ways.
  const to = written.normalize("NFC");
  const { entry, collection, route, data } = named;
  const asked = to.startsWith("/") ? to : undefined;
  const isWritten =
    (data as { readonly route?: unknown } | undefined)?.route === route && route !== undefined;
  const old = posix.basename(entry.id);
  const isTied = route !== undefined && posix.basename(route) === old;
  const { capitals } = site.settings.output;
  const fault = findFault({ named, to, isWritten, rules: { capitals } });
  if (fault !== undefined) return fault;

  const keepsName = collection.kind === "single" || (asked !== undefined && isWritten && !isTied);
  const name = keepsName ? old : posix.basename(to);
  const address = asked ?? (isWritten && isTied ? posix.join(posix.dirname(route), name) : route);
  const id = posix.join(posix.dirname(entry.id), name);
  const file =
    collection.kind === "folder"
      ? posix.join(posix.dirname(entry.file), name + posix.extname(entry.file))
      : entry.file;
  const [before, after] = [entry.id, id].map((each) => readEntryId(each, collection).language);
  if (before !== after) {
    const { key } = readEntryId(name, collection);
    const named = before === undefined ? `${key}-${after}` : `${key}.${before}`;
    const meant = asked === undefined ? named : posix.join(posix.dirname(asked), named);
    return refuse(say("edit/move.language", { language: after ?? before ?? "", meant }));
  }
  if (id === entry.id && address === route) return refuse(say("edit/move.same"));
  const isTaken = site.entries.some((other) => isSameEntry(other, { collection: entry.collection, id }));
  if (id !== entry.id && isTaken) return refuse(say("edit/move.name-taken", { id, file }));
  if (address !== route && site.pages.some((page) => page.route === address))
    return refuse(say("edit/move.address-taken", { route: address ?? "" }));
  return {
    status: "begun",
    named,
    id,
    file,
    route: isWritten && address !== route ? address : undefined,
    asked,
  };
}

type Asked = {
  readonly named: NamedEntry;
  readonly to: string;
  readonly isWritten: boolean;
  readonly rules: RouteRules;
};

function findFault({ named, to, isWritten, rules }: Asked): Impossible | undefined {
  const { entry, collection, route } = named;
  const isAddress = to.startsWith("/");
  const isSingle = collection.kind === "single";
  if (to === "") return refuse(say("edit/move.nothing"));
  if (!isAddress && to.includes("/")) {
    const address = explainRoute(`/${to}`, rules)?.mended ?? `/${to}`;
    const name = address.slice(1).replaceAll("/", "-");
    return refuse(say("edit/move.slash", { written: to, name, address }));
  }
  const wrong = isAddress ? explainRoute(to, rules) : explainName(to, rules);
  if (wrong !== undefined) {
    const { why, hint = say("edit/move.nothing") } = wrong;
    return refuse(say("edit/move.no-name", { written: to, why, hint }));
  }
  if (route === "/") return refuse(say("edit/move.home"));
  if (isAddress && route === undefined) return refuse(say("edit/move.no-page", { id: entry.id }));
  if (isSingle && !isWritten && route !== undefined)
    return refuse(say("edit/move.fixed", { route, file: entry.file }));
  if (isSingle && !isAddress) return refuse(say("edit/move.single", { file: entry.file }));
  return undefined;
}

function refuse(why: Impossible["why"]): Impossible {
  return { status: "impossible", why };
}
