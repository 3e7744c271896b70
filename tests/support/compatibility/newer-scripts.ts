import type { Identifier } from "@mdn/browser-compat-data";
import { type AnyNode, type ObjectPattern, parse } from "acorn";
import { onceEach } from "./once-each.ts";
import { findPublished, isNewerThing, published } from "./published-support.ts";

/** Whose members pages ask for. Those of rarer ones have names that scripts give to things of their own. */
const known =
  /^(?:Window|Document|Element|HTML.*Element|Node|EventTarget|Navigator|Performance|ServiceWorker.*|CSS|History|Location|Response|Request|URL|URLSearchParams|Blob|File|AbortSignal|Animation|Intl|Array|String|Object|Promise|Map|Set|Number|RegExp|Math|JSON)$/;

/**
 * What scripts name that is newer than the supported browsers: globals, their members, and members of things whose type
 * nobody knows here, where every known thing that has such a member has it since then only.
 */
export function findNewerInScripts(code: string): readonly string[] {
  const found = new Set<string>();
  visit(parse(code, { ecmaVersion: "latest", sourceType: "module" }), (node) => {
    if (node.type === "Identifier" && isNewerGlobal(node.name)) found.add(node.name);
    for (const name of node.type === "ObjectPattern" ? namesIn(node) : [])
      if (isNewerMemberOf("")(name)) found.add(name);
    if (node.type !== "MemberExpression" || node.computed || node.property.type !== "Identifier") return;
    const owner = node.object.type === "Identifier" ? node.object.name : "";
    if (isNewerMemberOf(owner)(node.property.name)) found.add(node.property.name);
  });
  return [...found];
}

function namesIn({ properties }: ObjectPattern): readonly string[] {
  return properties.flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier" ? [property.key.name] : [],
  );
}

const isNewerMemberOf = onceEach((owner: string) =>
  onceEach((name: string): boolean => {
    const own = ["api", "javascript/builtins"].flatMap((kind) =>
      [name, `${name}_static`].flatMap((member) => findPublished(`${kind}/${owner}/${member}`) ?? []),
    );
    const all = own.length > 0 ? own : (members.get(name) ?? []);
    return all.length > 0 && all.every((thing) => isNewerThing(thing));
  }),
);

const isNewerGlobal = onceEach((name: string): boolean => {
  const thing = ["api", "javascript/builtins", "api/Window"].map((kind) => findPublished(`${kind}/${name}`));
  return thing.some((place) => place !== undefined && isNewerThing(place));
});

const members = new Map<string, Identifier[]>();
for (const [name, owner] of Object.entries({ ...published.api, ...findPublished("javascript/builtins") })) {
  if (!known.test(name)) continue;
  for (const [member, thing] of Object.entries(owner as Readonly<Record<string, Identifier>>)) {
    if (member === "__compat" || member.endsWith("_event")) continue;
    const plain = member.replace(/_static$/, "");
    members.set(plain, [...(members.get(plain) ?? []), thing]);
  }
}

function visit(node: AnyNode, look: (node: AnyNode) => void): void {
  look(node);
  for (const value of Object.values(node) as unknown[])
    if (Array.isArray(value)) for (const child of value) visitAny(child, look);
    else visitAny(value, look);
}

function visitAny(value: unknown, look: (node: AnyNode) => void): void {
  if (isNode(value)) visit(value, look);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
