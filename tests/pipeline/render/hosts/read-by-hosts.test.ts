import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import {
  cleanUrlsSchema,
  getTransformedRoutes,
  headersSchema,
  isHandler,
  redirectsSchema,
  trailingSlashSchema,
} from "@vercel/routing-utils";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { securityHeaders } from "../../../../src/hosts/host.ts";
import type { Route } from "../../../../src/model/route.ts";
import { makeRoutes } from "../../../support/any-routes.ts";
import { filesFor, onlyHeader, plain, sending } from "./files-for.ts";

const policyOf = (headers: Readonly<Record<string, string>>) => headers["Content-Security-Policy"];
const icons = { files: ["atom.xml", "site.webmanifest"].map((path) => ({ path, bytes: Buffer.from("") })) };
const bases = ["", "/sous/chemin"];

test.each(bases)("below “%s/”, Netlify reads the headers of each path from _headers", async (base) => {
  const { headers, errors } = await readHeaders(filesFor(["netlify"], { base, ...icons })._headers ?? "");
  expect(errors).toEqual([]);
  const of = (path: string) =>
    Object.assign(
      {},
      ...headers.flatMap(({ forRegExp, values }) => (forRegExp.test(base + path) ? [values] : [])),
    ) as Readonly<Record<string, string>>;
  for (const path of ["/", "/a/b", "/write", "/assets/a.0123456789.js"]) {
    expect([path, policyOf(of(path))]).toEqual([path, sending + onlyHeader]);
    expect(of(path)["Permissions-Policy"]).toMatch(/^accelerometer=\(\), .*, clipboard-write=\(self\)$/);
  }
  expect(of("/a/b")["Cache-Control"]).toBe(undefined);
  expect(of("/assets/a.0123456789.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(of("/atom.xml")["Content-Type"]).toBe("application/atom+xml");
  expect(of("/site.webmanifest")["Content-Type"]).toBe("application/manifest+json");
});

/** Pages and old addresses of any script, of which every third page sends. */
const routes = makeRoutes(90, 48);
const anyPages = Object.fromEntries(
  routes.map((route, at) => [route, at % 3 === 0 ? '<div data-island="Form"></div>' : "<p>d</p>"]),
);
const moved = makeRoutes(150, 49)
  .filter((route) => !routes.includes(route))
  .map((from, at) => ({ from: from as Route, to: routes[at % routes.length] as Route }));
const anyBases = [...bases, "/%C3%A9t%C3%A9.2"];
/** A path as requests have it, and as a host may match it. */
const waysTo = (base: string, route: string) => [base + encodeURI(route), decodeURI(base) + route];
const placeOf = (base: string, route: string) => (base + encodeURI(route)).replaceAll("$", "%24");

test.each(anyBases)("below “%s/”, Netlify leads on from old addresses of any script", async (base) => {
  const text = filesFor(["netlify"], { base, redirects: moved }, anyPages)._redirects ?? "";
  const { redirects, errors } = await readRedirects(text);
  expect(errors).toEqual([]);
  for (const { from, to } of moved)
    for (const way of waysTo(base, from).flatMap((way) => [way, `${way}/`]))
      expect(redirects.find(({ path }) => path === way)).toMatchObject({
        to: placeOf(base, to),
        force: true,
      });
});

test.each(anyBases)("below “%s/”, Cloudflare leads on from old addresses of any script", (base) => {
  const text = filesFor(["cloudflare"], { base, redirects: moved }, anyPages)._redirects ?? "";
  const follow = askCloudflare(text);
  for (const { from, to } of moved) expect(follow(base + encodeURI(from))).toBe(placeOf(base, to));
  expect(follow(`${base}/`)).toBe(undefined);
});

test.each(anyBases)("below “%s/”, Vercel knows addresses of any script, encoded or decoded", (base) => {
  const config = JSON.parse(filesFor(["vercel"], { base, redirects: moved }, anyPages)["vercel.json"] ?? "");
  expect([checkVercel(config), checkVercel.errors]).toEqual([true, null]);
  const answer = askVercel(config);
  for (const { from, to } of moved)
    for (const way of waysTo(base, from))
      expect(answer(way)).toMatchObject({
        status: 301,
        headers: {
          Location: placeOf(base, to).replace(
            /[()+]/g,
            (sign) => `%${Buffer.from(sign).toString("hex").toUpperCase()}`,
          ),
        },
      });
  // Requests have encoded paths: only the rules of pages are written in both ways.
  for (const [route, html] of Object.entries(anyPages))
    for (const way of [base + encodeURI(route), base + route])
      expect([way, policyOf(answer(way).headers)]).toEqual([
        way,
        (html.includes("Form") ? sending : plain) + onlyHeader,
      ]);
});

test.each(anyBases)("below “%s/”, Azure knows addresses of any script, encoded or decoded", (base) => {
  const [few, pages] = [moved.slice(0, 9), Object.fromEntries(Object.entries(anyPages).slice(0, 30))];
  const text = filesFor(["azure"], { base, redirects: few }, pages)["staticwebapp.config.json"] ?? "";
  const config: AzureConfig = JSON.parse(text);
  const ruleFor = (path: string) => config.routes.find(({ route }) => route === path);
  for (const { from, to } of few)
    for (const way of waysTo(base, from)) expect(ruleFor(way)?.redirect).toBe(decodeURI(base) + to);
  for (const [route, html] of Object.entries(pages))
    for (const way of waysTo(base, route))
      expect(policyOf(ruleFor(way)?.headers ?? config.globalHeaders)).toBe(
        (html.includes("Form") ? sending : plain) + onlyHeader,
      );
});

type AzureConfig = {
  readonly routes: readonly {
    readonly route: string;
    readonly redirect?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }[];
  readonly globalHeaders: Readonly<Record<string, string>>;
};

/**
 * Cloudflare Pages compares the path of a request, encoded, with that of each rule, which it has read as an address:
 * https://github.com/cloudflare/workers-sdk/tree/main/packages/pages-shared
 */
function askCloudflare(text: string) {
  const pathOf = (address: string) => new URL(address, "https://site.example").pathname;
  const rules = new Map(
    text.split("\n").flatMap((line) => {
      const [from = "", to = ""] = line.split(" ");
      return line === "" ? [] : [[pathOf(from), pathOf(to)] as const];
    }),
  );
  return (path: string) => rules.get(pathOf(path));
}

test("Cloudflare takes an address of a rule as people write it, or encoded", () => {
  expect(askCloudflare("/été /日本語 301")("/%C3%A9t%C3%A9")).toBe("/%E6%97%A5%E6%9C%AC%E8%AA%9E");
  expect(askCloudflare("/%C3%A9t%C3%A9 / 301")("/été")).toBe("/");
});

test("Netlify finds a mistake in _headers", async () => {
  const { errors } = await readHeaders("Content-Security-Policy: default-src 'self'\n/*\n  X: \n");
  expect(errors).toHaveLength(2);
});

test.each(bases)(
  "below “%s/”, Netlify is sent on from a page that has moved, even where there is one",
  async (base) => {
    for (const hosts of [["netlify"], ["netlify", "cloudflare"]] as const) {
      const { redirects, errors } = await readRedirects(filesFor(hosts, { base })._redirects ?? "");
      expect(errors).toEqual([]);
      // The first rule for a path counts.
      for (const from of ["/old", "/old/"])
        expect(redirects.find(({ path }) => path === base + from)).toMatchObject({
          to: `${base}/a/b`,
          status: 301,
          force: true,
        });
    }
  },
);

const checkVercel = new Ajv({ strict: false }).compile({
  type: "object",
  additionalProperties: false,
  properties: {
    cleanUrls: cleanUrlsSchema,
    trailingSlash: trailingSlashSchema,
    headers: headersSchema,
    redirects: redirectsSchema,
  },
});

test.each(bases)("below “%s/”, Vercel accepts vercel.json and answers as the site intends", (base) => {
  const config = JSON.parse(filesFor(["vercel"], { base, ...icons })["vercel.json"] ?? "");
  expect([checkVercel(config), checkVercel.errors]).toEqual([true, null]);
  const answer = askVercel(config);
  expect(answer(`${base}/old`)).toMatchObject({ status: 301, headers: { Location: `${base}/a/b` } });
  expect(answer(`${base}/a/b.html`)).toMatchObject({ status: 308, headers: { Location: `${base}/a/b` } });
  expect(policyOf(answer(`${base}/a/b`).headers)).toBe(plain + onlyHeader);
  expect(policyOf(answer(`${base}/write`).headers)).toBe(sending + onlyHeader);
  expect(answer(`${base}/a/b`).headers).toMatchObject(
    Object.fromEntries(securityHeaders("https://www.essai.example")),
  );
  expect(answer(`${base}/assets/a.0123456789.js`).headers["Cache-Control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect(answer(`${base}/atom.xml`).headers["Content-Type"]).toBe("application/atom+xml");
  expect(answer(`${base}/site.webmanifest`).headers["Content-Type"]).toBe("application/manifest+json");
});

test.each(bases)("below “%s/”, Vercel accepts a policy of the home page alone, and of others", (base) => {
  const home = { "/": '<div data-island="Form"></div>', "/write": "<p>d</p>" };
  for (const others of [home, { ...home, "/write": home["/"], "/c": "<p>d</p>", "/d": "<p>d</p>" }]) {
    const config = JSON.parse(filesFor(["vercel"], { base }, others)["vercel.json"] ?? "");
    expect([checkVercel(config), checkVercel.errors]).toEqual([true, null]);
    const answer = askVercel(config);
    for (const [route, html] of Object.entries({ ...others, "/a/b": "<p>c</p>" })) {
      const path = route === "/" ? base || "/" : base + route;
      expect(policyOf(answer(path).headers)).toBe((html.includes("Form") ? sending : plain) + onlyHeader);
    }
  }
});

test.each(bases)("below “%s/”, Vercel sends the headers of all pages with the home page as well", (base) => {
  const { headers } = askVercel(JSON.parse(filesFor(["vercel"], { base })["vercel.json"] ?? ""))(base || "/");
  expect(headers).toMatchObject(Object.fromEntries(securityHeaders("https://www.essai.example")));
  expect(policyOf(headers)).toBe(plain + onlyHeader);
});

/** Two kinds of pages, both by the hundreds, of which one sends. */
const many = Object.fromEntries(
  Array.from({ length: 800 }, (_, at) => [
    `/une-page-au-nom-assez-long-${at}`,
    at % 3 === 0 ? '<div data-island="Form"></div>' : "<p>d</p>",
  ]),
);

test("hundreds of pages with a policy of their own stay within the limit of Vercel", () => {
  const config = JSON.parse(filesFor(["vercel"], {}, many)["vercel.json"] ?? "");
  expect([checkVercel(config), checkVercel.errors]).toEqual([true, null]);
  const answer = askVercel(config);
  for (const [route, html] of Object.entries(many))
    expect(policyOf(answer(route).headers)).toBe((html.includes("Form") ? sending : plain) + onlyHeader);
});

test("hundreds of pages with a policy of their own share one if Azure would not accept so many rules", () => {
  const text = filesFor(["azure"], {}, many)["staticwebapp.config.json"] ?? "";
  // https://learn.microsoft.com/azure/static-web-apps/configuration
  expect(Buffer.byteLength(text)).toBeLessThan(20_000);
  const { globalHeaders, routes } = JSON.parse(text);
  expect(policyOf(globalHeaders)).toBe(sending + onlyHeader);
  expect(routes).toContainEqual({ route: "/old", redirect: "/a/b", statusCode: 301 });
});

test("Vercel would refuse an unknown key", () => {
  const config = JSON.parse(filesFor(["vercel"])["vercel.json"] ?? "");
  expect(checkVercel({ ...config, cleanUrl: true })).toBe(false);
  expect(checkVercel({ ...config, redirects: [{ from: "/old", destination: "/a/b" }] })).toBe(false);
  expect(getTransformedRoutes({ headers: [{ source: "/(a", headers: [] }] }).error).not.toBe(null);
});

type HeaderRules = {
  readonly errors: readonly Error[];
  readonly headers: readonly {
    readonly forRegExp: RegExp;
    readonly values: Readonly<Record<string, string>>;
  }[];
};

function readHeaders(text: string): Promise<HeaderRules> {
  return inFile(
    text,
    (file) =>
      parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false }) as Promise<HeaderRules>,
  );
}

type RedirectRules = {
  readonly errors: readonly Error[];
  readonly redirects: readonly { readonly path: string }[];
};

function readRedirects(text: string): Promise<RedirectRules> {
  return inFile(
    text,
    (file) =>
      parseAllRedirects({
        redirectsFiles: [file],
        configRedirects: [],
        minimal: false,
      }) as Promise<RedirectRules>,
  );
}

async function inFile<Read>(text: string, read: (file: string) => Promise<Read>): Promise<Read> {
  const folder = mkdtempSync(join(tmpdir(), "charpente-rules-"));
  const file = join(folder, "rules");
  try {
    writeFileSync(file, text);
    return await read(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What Vercel makes of its rules: one after the other until one answers, the last word of each header counts. */
function askVercel(config: Parameters<typeof getTransformedRoutes>[0]) {
  const { routes, error } = getTransformedRoutes(config);
  expect(error).toBe(null);
  return (path: string) => {
    const headers: Record<string, string> = {};
    for (const route of routes ?? []) {
      if (isHandler(route)) continue;
      const match = new RegExp(route.src ?? "^$").exec(path);
      if (match === null) continue;
      for (const [name, value] of Object.entries(route.headers ?? {}))
        headers[name] = String(value).replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? "");
      if (route.continue !== true) return { status: route.status, headers };
    }
    return { status: 200, headers };
  };
}
