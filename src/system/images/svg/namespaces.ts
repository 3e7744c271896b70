/** The namespaces of prefixes at an element; the empty prefix is for elements without one. */
export type Scope = Readonly<Record<string, string>>;

export const namespaces = {
  svg: "http://www.w3.org/2000/svg",
  xlink: "http://www.w3.org/1999/xlink",
  xml: "http://www.w3.org/XML/1998/namespace",
  html: "http://www.w3.org/1999/xhtml",
} as const;

/** A drawing without a namespace is taken for SVG. */
export function isSvg(namespace: string): boolean {
  return namespace === namespaces.svg || namespace === "";
}

export function widenScope(around: Scope, attributes: Readonly<Record<string, string>>): Scope {
  const declared = Object.entries(attributes).flatMap(([name, value]) => {
    const prefix = /^xmlns(?::(.+))?$/.exec(name);
    return prefix === null ? [] : [[prefix[1] ?? "", value]];
  });
  return declared.length === 0 ? around : { ...around, ...Object.fromEntries(declared) };
}

/** The name without prefix, and the namespace of the prefix. */
export function readName(name: string, scope: Scope): { readonly local: string; readonly namespace: string } {
  const colon = name.indexOf(":");
  const prefix = colon < 0 ? "" : name.slice(0, colon);
  const known = prefix === "xml" ? namespaces.xml : scope[prefix];
  return { local: name.slice(colon + 1), namespace: known ?? (prefix === "" ? "" : prefix) };
}
