import { createRequire } from "node:module";
import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import supportedBrowsers from "../../../src/bundle/supported-browsers.json" with { type: "json" };
import { onceEach } from "./once-each.ts";

/** MDN’s data, which says since which version each browser has what. */
export const published = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;

const publishedNames = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios: "safari_ios",
} as const;

type Browser = keyof typeof supportedBrowsers;
const browsers = Object.keys(supportedBrowsers) as readonly Browser[];

/** What the data has at a path such as `css/selectors/has`. */
export const findPublished = onceEach((path: string): Identifier | undefined => {
  let place: Identifier | undefined = published as unknown as Identifier;
  for (const name of path.split("/")) place = place && Object.hasOwn(place, name) ? place[name] : undefined;
  return place;
});

/**
 * Whether the oldest supported version of a browser lacks what stands at `path`, or has a part of it only. Where it
 * knows another name, one of `names` has to be that. What the data does not know at all is newer than the data.
 */
export function isNewer(path: string, names: readonly string[] = []): boolean {
  const found = findPublished(path);
  if (found === undefined) return true;
  return names.length === 0 ? isNewerAlone(found) : isNewerThing(found, names);
}

const isNewerAlone = onceEach((thing: Identifier) => isNewerThing(thing));

export function isNewerThing({ __compat }: Identifier, names: readonly string[] = []): boolean {
  if (__compat === undefined) return false;
  return browsers.some((browser) => {
    const statements = [__compat.support[publishedNames[browser]] ?? []].flat();
    return !statements.some((statement) => covers(statement, supportedBrowsers[browser], names));
  });
}

function covers(statement: SimpleSupportStatement, oldest: string, names: readonly string[]): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name, partial_implementation } =
    statement;
  if (version_added === false || flags || alternative_name || partial_implementation) return false;
  if (prefix !== undefined && !names.some((name) => name.startsWith(prefix))) return false;
  const isThere = compareVersions(version_added, oldest) <= 0;
  return isThere && (version_removed === undefined || compareVersions(version_removed, oldest) > 0);
}

/** Above 0 where `left` is newer. A version without a number, `preview`, is newer than any other. */
function compareVersions(left: string, right: string): number {
  if (!/\d/.test(left)) return 1;
  const [a, b] = [left, right].map((version) => version.replace("≤", "").split(".").map(Number));
  const [major = 0, minor = 0] = [0, 1].map((place) => (a?.[place] ?? 0) - (b?.[place] ?? 0));
  return major || minor;
}
