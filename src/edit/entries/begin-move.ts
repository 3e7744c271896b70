import { posix } from "node:path";
import { say } from "../../catalogue/message.ts";
import { slugify, toRoute } from "../../model/route.ts";
import type { NamedEntry } from "./find-named.ts";
import type { KnownSite } from "./known-site.ts";
import type { Impossible } from "./plan.ts";

/** An entry with the name and the address that it is to have. */
export type Move = {
  readonly status: "begun";
  readonly named: NamedEntry;
  readonly id: string;
  readonly file: string;
  /** What its field `route` is to say. Undefined where it stays as it is. */
  readonly route: string | undefined;
  /** The address that was asked for. Undefined where a name was. */
  readonly asked: string | undefined;
};

/**
 * Reads where an entry is to move: to another name, or to another address. Name and address change together where the
 * address has ended in the name so far.
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
  const others = site.entries.filter(
    ({ collection: other, id }) => other === entry.collection && id !== entry.id,
  );
  if (others.some((other) => other.id === id)) return refuse(say("edit/move.name-taken", { id, file }));
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
