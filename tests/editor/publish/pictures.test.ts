import { expect, test } from "vitest";
import type { Version } from "../../../src/editor/publish/build-version.ts";
import { answerPicture, drawPictures, markChanges } from "../../../src/editor/publish/pictures.ts";
import { french } from "../../support/speech.ts";

const [old, now] = ["a".repeat(40), "b".repeat(40)];

function versionWith(files: Readonly<Record<string, string>>): Version {
  return {
    files: Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) })),
    notes: undefined,
    errors: [],
    risks: [],
    remarks: 0,
    origin: undefined,
    close: () => {},
  };
}

const page = (body: string) =>
  `<!doctype html><html><head><link rel="stylesheet" href="/sub/assets/a.0123456789.css"></head><body>${body}</body></html>`;

const versions = {
  again: async (tree: string) =>
    ({
      [old]: versionWith({ "services.html": page("<h1>Nos services</h1><p>Le même.</p>") }),
      [now]: versionWith({
        "services.html": page(
          '<h1>Services</h1><p>Le même.</p><img src="/sub/a.png" srcset="/sub/a.png 1x, /sub/b.png 2x"><a href="//elsewhere.example/x">x</a><a href="/other">y</a><p style="background: url(/sub/c.png)">z</p>',
        ),
        "assets/a.0123456789.css": '@import "/sub/b.css"; p { background: url("/sub/d.png") url(data:,) }',
      }),
    })[tree],
};

const ask = async (path: string, query = "") => {
  const { status, headers, body } = await answerPicture(path, new URLSearchParams(query), {
    versions,
    base: "/sub",
  });
  return { status, policy: headers["Content-Security-Policy"], text: body.toString() };
};

test("a page of a version has the files of that version, below any base path, and runs no script", async () => {
  const { status, policy, text } = await ask(`${now}/services`);
  const root = `/__publish/pictures/${now}`;
  expect(status).toBe(200);
  expect(text).toContain(`href="${root}/assets/a.0123456789.css"`);
  expect(text).toContain(`src="${root}/a.png" srcset="${root}/a.png 1x, ${root}/b.png 2x"`);
  expect(text).toContain(`url(${root}/c.png)`);
  expect(text).toContain('href="//elsewhere.example/x"');
  expect(text).toContain('href="/other"');
  expect(text).not.toContain("data-site-changed>");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("sandbox allow-same-origin");
  expect(policy).toContain("frame-ancestors 'self'");
  expect((await ask(`${now}/assets/a.0123456789.css`)).text).toBe(
    `@import "${root}/b.css"; p { background: url("${root}/d.png") url(data:,) }`,
  );
});

test("against another version, the blocks that differ are marked, and no others", async () => {
  const before = await ask(`${old}/services`, `against=${now}/services`);
  expect(before.text).toContain("<h1 data-site-changed>Nos services</h1><p>Le même.</p>");
  const after = await ask(`${now}/services`, `against=${old}/services`);
  expect(after.text).toContain("<h1 data-site-changed>Services</h1><p>Le même.</p><img data-site-changed ");
});

test("a drawing is marked as a whole, and a block around it by its own words alone", () => {
  const draw = (label: string, words: string) =>
    `<body><main><div>${words}<svg><g><text>${label}</text></g></svg></div><p><b>Gras</b> et <a href="/x">lien</a></p></main></body>`;
  expect(markChanges(draw("nord", "un"), draw("sud", "un"))).toBe(
    '<body><main><div>un<svg data-site-changed><g><text>nord</text></g></svg></div><p><b>Gras</b> et <a href="/x">lien</a></p></main></body>',
  );
  expect(markChanges(draw("nord", "un"), draw("nord", "deux"))).toContain("<div data-site-changed>un<svg>");
  expect(markChanges(draw("nord", "un"), draw("nord", "un"))).toBe(draw("nord", "un"));
});

test("what no version has, and what is no tree, is not found", async () => {
  for (const path of [`${now}/missing`, `${"c".repeat(40)}/services`, "main/services", `${now}`, ""])
    expect((await ask(path)).status).toBe(404);
});

test("a new page has a picture after, a removed one before, a moved one its former address", () => {
  const draw = (state: "added" | "removed" | "moved" | "changed", from?: string) =>
    drawPictures(
      { name: "Nos <services>", route: "/services", state, ...(from && { from }) },
      { before: old, after: now },
      french,
    );
  const titles = (html: string) => [...html.matchAll(/<figcaption>(\S+) /g)].map(([, title]) => title);
  expect(titles(draw("added"))).toEqual(["Après"]);
  expect(titles(draw("removed"))).toEqual(["Avant"]);
  expect(titles(draw("changed"))).toEqual(["Avant", "Après"]);
  const moved = draw("moved", "/nos-services");
  expect(moved).toContain(`data-src="/__publish/pictures/${old}/nos-services?against=${now}%2Fservices"`);
  expect(moved).toContain(`title="Après : Nos &lt;services&gt;"`);
});
