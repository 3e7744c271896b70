import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { servePreview } from "../../src/http/preview/serve-preview.ts";
import { drawBelow } from "../../src/runtime/address-in-script.ts";
import { addressOf } from "../../src/runtime/address-of.ts";
import { launchBrowser } from "../support/browser.ts";
import { edit } from "../support/edit-site.ts";
import { shareOf } from "../support/is-whole.ts";
import { filesIn } from "../support/read-blocks.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";
import { english } from "../support/speech.ts";
import { writeSiteOf } from "../support/write-site-of.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Builds the site of a document below a base, and opens its pages. */
async function siteOf(document: string, base: string, change: (root: string) => void = () => {}) {
  const { root, close } = writeSiteOf(filesIn(readFileSync(join(projectRoot, "docs", document), "utf8")));
  onTestFinished(close);
  change(root);
  const { status, stderr } = await runHere(["build", "--root", root, "--base", base]);
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("error")]);
  const served = await servePreview({
    out: join(root, "dist"),
    as: "netlify",
    host: "127.0.0.1",
    port: 0,
    base: base.replace(/\/$/, ""),
    speech: english,
    onBusy: () => {},
  });
  onTestFinished(() => served.close());
  const { origin } = new URL(served.url);
  return {
    read: (file: string) => readFileSync(join(root, "dist", file), "utf8"),
    open: async (path: string) => {
      const page = await browser.newPage();
      onTestFinished(() => page.close());
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", ({ message }) => errors.push(message));
      await page.goto(origin + path);
      return { page, errors };
    },
  };
}

describe.each(shareOf(["/conf/", "/", "/deep/assets/site/"], 3))("below %s", (base) => {
  const root = base.slice(0, -1);

  test("an island leads to pages of each language by their routes", async () => {
    const { open } = await siteOf("languages.md", base, (root) => {
      edit(root, "templates/site.tsx", (text) =>
        text.replace("  feeds: {", '  islands: { Here: "islands/here.tsx" },\n  feeds: {'),
      );
      edit(root, "templates/pages.tsx", (text) =>
        `import { Island } from "charpente";\nimport { Here } from "./islands/here.tsx";\n${text}`.replace(
          "<Search words",
          '<Island name="Here" component={Here} props={{ route: useSite().route }} />\n      <Search words',
        ),
      );
      mkdirSync(join(root, "templates/islands"));
      writeFileSync(
        join(root, "templates/islands/here.tsx"),
        'import { addressOf } from "charpente";\nexport const Here = ({ route }: { route: string }) => <a href={addressOf(route + "?here")}>.</a>;\n',
      );
    });
    for (const search of ["/search", "/en/search", "/ar/search"]) {
      const { page, errors } = await open(root + search);
      await page.locator("[data-live] a").click();
      await page.waitForURL("**/search?here");
      expect(new URL(page.url()).pathname).toBe(root + search);
      expect([await page.locator("h1").count(), errors]).toEqual([1, []]);
    }
  });

  test("an island draws the same address in the build and in the browser, and so does an enhancer", async () => {
    const { open, read } = await siteOf("templates.md", base, (root) => {
      edit(
        root,
        "templates/islands/counter.tsx",
        (text) =>
          `import { addressOf } from "charpente";\n${text.replace("{label}: {count}", '<span title={addressOf("/posts/first?a=1#top")}>{label}: {count}</span>')}`,
      );
      writeFileSync(
        join(root, "templates/enhancers/share.ts"),
        'import { addressOf } from "charpente";\nfor (const route of ["/", "/posts/first", "//host", "#top"]) document.body.append(" ", addressOf(route), " ");\n',
      );
    });
    const address = `${root}/posts/first?a=1#top`;
    expect(read("posts/first.html")).toContain(`title="${address}"`);
    const { page, errors } = await open(`${root}/posts/first`);
    await page.locator("[data-live] button").click();
    expect(await page.locator("[data-live] span").getAttribute("title")).toBe(address);
    expect(await page.locator("body").innerText()).toContain(`${root}/ ${root}/posts/first //host #top`);
    expect(errors).toEqual([]);
  });
});

test("the address of a page is known while it is drawn, and the mistake of asking before is told", () => {
  expect(() => addressOf("/a")).toThrow("thrown.no-base");
  expect(
    drawBelow("/conf", () => [addressOf("/a"), drawBelow("", () => addressOf("/a")), addressOf("/")]),
  ).toEqual(["/conf/a", "/a", "/conf/"]);
  expect(() =>
    drawBelow("/conf", () => {
      throw new Error("drawn badly");
    }),
  ).toThrow("drawn badly");
  expect(() => addressOf("/a")).toThrow("thrown.no-base");
});
