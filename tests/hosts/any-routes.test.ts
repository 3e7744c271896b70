import { chmodSync, cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodeRoute } from "../../src/model/route.ts";
import { makeRoutes } from "../support/any-routes.ts";
import { isWhole } from "../support/is-whole.ts";
import { runHere } from "../support/run-here.ts";
import { writeSiteOf } from "../support/write-site-of.ts";
import { ask } from "./ask.ts";
import { hasServer, startServer } from "./start-server.ts";

const routes = makeRoutes(200, 48);
/** Every fifth page shows a picture from elsewhere, which its policy allows. */
const isShowing = (index: number) => index % 5 === 0;
/** Every fourth page has moved. */
const moved = makeRoutes(300, 49)
  .filter((route) => !routes.includes(route))
  .slice(0, 50)
  .map((from, index) => ({ from, to: routes[index * 4] ?? "/" }));

const site = `
import { defineSite, folderCollection, Head, siteSettings } from "charpente";
import { z } from "zod";

function Page({ title, picture }: { readonly title: string; readonly picture: boolean }) {
  return (
    <html lang="fr">
      <Head title={title} description={title} />
      <body>
        <h1>{title}</h1>
        {picture ? <img src="https://elsewhere.example/a.png" alt="" width="1" height="1" /> : null}
      </body>
    </html>
  );
}

export default defineSite({
  language: "fr",
  words: { opensNewTab: "nouvelle fenêtre", footnotes: "Notes", backToText: "Retour au texte, note" },
  settings: siteSettings({}),
  collections: {
    pages: folderCollection({
      folder: "pages",
      format: "markdown",
      schema: z.object({ title: z.string(), route: z.string(), picture: z.boolean() }),
    }),
  },
  pages: {
    page: {
      template: Page,
      plan: ({ pages }) => [
        { route: "/", props: { title: "Accueil", picture: false } },
        ...pages.all.map(({ data: { route, title, picture } }) => ({ route, props: { title, picture } })),
        { route: "/404", indexed: false, props: { title: "Perdu", picture: false } },
      ],
    },
  },
});
`;

const settings = {
  name: "Essai",
  url: "https://www.example.org",
  output: { hosts: ["nginx", "caddy", "apache", "netlify"], precompress: ["br", "gz"] },
  redirects: moved,
};

describe.each(["", "/été.2"])("below “%s/”, a site with 200 addresses of any script", (base) => {
  const { root, close } = writeSiteOf([
    { path: "templates/site.tsx", text: site },
    { path: "content/site.yaml", text: JSON.stringify(settings) },
    ...routes.map((route, index) => ({
      path: `content/pages/${index}.md`,
      text: `---\n${JSON.stringify({ title: `Page ${index}`, route, picture: isShowing(index) })}\n---\n`,
    })),
  ]);
  const read = (file: string) => readFileSync(join(root, "dist", file), "utf8");

  beforeAll(async () => {
    const { status } = await runHere(["build", "--root", root, "--base", base]);
    expect(status).toBe(0);
    // Workers of a server may be somebody else than who started it.
    chmodSync(root, 0o755);
    cpSync(join(root, "dist"), join(root, "www", base), { recursive: true });
  });
  afterAll(close);

  describe.each(["nginx", "Caddy", base === "" ? "Apache" : "Debian’s Apache"] as const)("%s", (name) => {
    describe.skipIf(!hasServer(name))("as the site tells it", () => {
      let server: Awaited<ReturnType<typeof startServer>>;
      const get = (path: string, headers?: Readonly<Record<string, string>>) =>
        ask(server.port, encodeRoute(base) + path, headers);

      beforeAll(async () => {
        server = await startServer(name, root, base);
      });
      afterAll(() => server?.close());

      test("shows every page, in each way to write its address, with its policy", async () => {
        const faults: unknown[] = [];
        for (const [index, route] of routes.entries()) {
          const address = encodeRoute(route);
          const ways = [
            address,
            address.replace(/%../g, (hex) => hex.toLowerCase()),
            Buffer.from(route).toString("hex").replace(/../g, "%$&").replaceAll("%2f", "/"),
            `${address}/`,
            `${address}.html`,
          ].flatMap((way) => ["identity", "br, gzip"].map((coding) => [way, coding] as const));
          for (const [way, coding] of isWhole
            ? ways
            : ways.slice(index % ways.length, (index % ways.length) + 1)) {
            const { status, headers, body } = await get(way, { "Accept-Encoding": coding });
            const is = {
              status,
              type: headers["content-type"],
              language: headers["content-language"],
              isPage: body === read(`${route.slice(1)}.html`),
              isShowing: String(headers["content-security-policy"]).includes("elsewhere.example"),
            };
            const type = "text/html; charset=utf-8";
            const wanted = {
              status: 200,
              type,
              language: undefined,
              isPage: true,
              isShowing: isShowing(index),
            };
            if (!isDeepStrictEqual(is, wanted)) faults.push({ way, coding, ...is });
          }
        }
        expect(faults).toEqual([]);
      });

      test("leads from every old address to the new one, written as in links", async () => {
        const faults: unknown[] = [];
        for (const [index, { from, to }] of moved.entries()) {
          const ends = ["", "/", ".html"];
          for (const end of isWhole ? ends : ends.slice(index % 3, (index % 3) + 1)) {
            const { status, headers } = await get(`${encodeRoute(from)}${end}?a=%C3%A9&b`);
            const { pathname, search } = new URL(headers.location ?? "", "http://localhost");
            const wanted = encodeRoute(base + to).replaceAll("$", "%24");
            if (status !== 301 || pathname !== wanted || search !== "?a=%C3%A9&b")
              faults.push({ from, end, status, location: headers.location, wanted });
          }
        }
        expect(faults).toEqual([]);
      });

      test.each([
        "/nulle-part",
        "/%E6%97%A5%E6%9C%AC",
        "/%C3%A9t%C3%A9/rien.2",
        "/docs/v1.3",
        "/%25C3%25A9",
        "/été".normalize("NFD"),
      ])("%s is missing", async (path) => {
        const { status, body } = await get(encodeURI(decodeURI(path)));
        expect([status, body === read("404.html")]).toEqual([404, true]);
      });
    });
  });
});
