import { encodeRoute, type Route } from "../model/route.ts";
import { say } from "../words/message.ts";
import {
  eachWriting,
  escapePattern,
  type Header,
  type Host,
  type HostPlan,
  joinWithin,
  locationUnder,
  longCaching,
  policyHeader,
  toJson,
  under,
} from "./host.ts";

export const vercel: Host<"vercel"> = {
  name: "vercel",
  files: { "vercel.json": makeVercelFile },
  sendsPolicies: true,
  // It compresses answers itself, and would publish copies as files that nobody asks for.
  copies: [],
  // https://vercel.com/docs/project-configuration
  limits: {
    "vercel.json": (text, path) => {
      const { redirects = [], headers = [] } = JSON.parse(text) as Readonly<Record<string, unknown[]>>;
      const [rules, most] = [Math.max(redirects.length, headers.length), 2048];
      return rules > most ? say("host-limit.rules", { path, rules, most, host: "Vercel" }) : undefined;
    },
  },
  newSite: {
    title: { en: "Vercel", fr: "Vercel" },
    files: { ".github/workflows/publish.yml": "vercel.yml" },
    once: {
      en: "in the repository on GitHub, set the secrets VERCEL_TOKEN, VERCEL_ORG_ID and VERCEL_PROJECT_ID",
      fr: "dans le dépôt sur GitHub, créez les secrets VERCEL_TOKEN, VERCEL_ORG_ID et VERCEL_PROJECT_ID",
    },
  },
};

/**
 * `vercel.json`. When several rules set a header, the last one applies. Other forms of an address are redirected to the
 * one without slash and extension.
 */
function makeVercelFile({ base: folder, origin, policies, headers, redirects, types }: HostPlan): string {
  const base = escapeSource(encodeRoute(folder));
  const rule = (source: string, set: readonly Header[]) => ({
    source,
    headers: set.map(([key, value]) => ({ key, value })),
  });
  const forAll = [policyHeader(policies.main, origin), ...headers];
  return toJson({
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.flatMap(({ from, to }) =>
      eachWriting(under(folder, from)).map((path) => ({
        source: escapeSource(path),
        destination: escapeDestination(locationUnder(folder, to)),
        statusCode: 301,
      })),
    ),
    headers: [
      rule(`${base}/(.*)`, forAll),
      // The home page below a base path has no slash at the end either.
      ...(base === "" ? [] : [rule(base, forAll)]),
      ...policies.others.flatMap(({ policy, routes }) =>
        anyOf(routes, base).map((source) => rule(source, [policyHeader(policy, origin)])),
      ),
      rule(`${base}/assets/(.*)`, [["Cache-Control", longCaching]]),
      ...types.map(({ ending, type }) =>
        rule(`${base}${ending.startsWith("/") ? ending : `/(.*)${ending}`}`, [["Content-Type", type]]),
      ),
    ],
  });
}

/** Signs that mean something in patterns of https://github.com/pillarjs/path-to-regexp. */
function escapeSource(path: string): string {
  return path.replace(/[()+]/g, "\\$&");
}

/** Vercel looks for the same signs in the new address, where it takes none of them escaped. */
function escapeDestination(location: string): string {
  return location.replaceAll("(", "%28").replaceAll(")", "%29").replaceAll("+", "%2B");
}

/**
 * Routes as alternatives in such patterns, which allow no nested groups. Split into several patterns, because Vercel
 * refuses one of more than 4,096 characters.
 */
function anyOf(routes: readonly Route[], base: string): readonly string[] {
  const names = routes.flatMap((route) =>
    route === "/" ? [] : eachWriting(route.slice(1)).map(escapePattern),
  );
  return [
    ...(routes.some((route) => route === "/") ? [base || "/"] : []),
    ...joinWithin(names, longestPattern - `${base}/()`.length).map((names) => `${base}/(${names.join("|")})`),
  ];
}

const longestPattern = 4096;
