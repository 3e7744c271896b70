import { posix } from "node:path";
import { toFileStem } from "../../model/file-name.ts";
import { slugify, toRoute } from "../../model/route.ts";
import { say } from "../../words/message.ts";
import { isDeviceName } from "../../words/report-reserved-names.ts";
import { isSameEntry } from "../field-key.ts";
import type { NamedEntry } from "./find-named.ts";
import type { KnownSite } from "./known-site.ts";
import type { Impossible } from "./plan.ts";

/** An entry to be moved, with its new name and address. */
export type Move = {
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
 * Reads the target of a move: `to` is a new name, or an address if it starts with `/`. If the old address ends in the
 * old name, both change together.
 */
export function beginMove(site: KnownSite, named: NamedEntry, to: string): Move | Impossible {
  const { entry, collection, route, data } = named;
  const asked = to.startsWith("/") ? to : undefined;
  const isWritten =
    (data as { readonly route?: unknown } | undefined)?.route === route && route !== undefined;
  const old = posix.basename(entry.id);
  const isTied = route !== undefined && posix.basename(route) === old;
  const fault = findFault({ named, to, isWritten });
  if (fault !== undefined) return fault;

  const keepsName = collection.kind === "single" || (asked !== undefined && isWritten && !isTied);
  const name = keepsName ? old : posix.basename(to);
  const address = asked ?? (isWritten && isTied ? posix.join(posix.dirname(route), name) : route);
  const id = posix.join(posix.dirname(entry.id), name);
  const file =
    collection.kind === "folder"
      ? posix.join(posix.dirname(entry.file), name + posix.extname(entry.file))
      : entry.file;
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

type Asked = { readonly named: NamedEntry; readonly to: string; readonly isWritten: boolean };

function findFault({ named, to, isWritten }: Asked): Impossible | undefined {
  const { entry, collection, route } = named;
  const isAddress = to.startsWith("/");
  const isSingle = collection.kind === "single";
  if (isAddress ? toRoute(to) === undefined : toRoute(`/${to}`) === undefined || to.includes("/"))
    return refuse(say("edit/move.no-name", { written: to, name: slugify(posix.basename(to)) }));
  const device = to.split("/").find(isDeviceName);
  if (device !== undefined)
    return refuse(say("edit/move.device", { written: device, name: toFileStem(device) }));
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
