import { expect, test } from "vitest";
import { createChangeLedger } from "../../../src/dev/site/site-state.ts";
import { builtSite } from "../built-site.ts";

const page = (style: string, text = "Bonjour") =>
  `<link rel="stylesheet" href="/assets/${style}"><p>${text}</p>`;

/** How the page `a.html` must update after a change from `before` to `after`. */
function changeOf(before: Record<string, string>, after: Record<string, string>) {
  const ledger = createChangeLedger();
  ledger.record(undefined, builtSite(before), 1);
  const hasChanged = ledger.record(builtSite(before), builtSite(after), 2);
  return { hasChanged, change: ledger.changeSince("a.html", 1) };
}

test("a page with only a changed style gets the new style", () => {
  expect(
    changeOf(
      { "a.html": page("site.1111111111.css"), "assets/site.1111111111.css": "p{}" },
      { "a.html": page("site.2222222222.css"), "assets/site.2222222222.css": "p{color:red}" },
    ),
  ).toEqual({ hasChanged: true, change: "styles" });
});

test("a page with only a changed style and its hash gets the new style", () => {
  const sealed = (style: string, hash: string) =>
    `<link rel="stylesheet" href="/assets/${style}" integrity="sha256-${hash}"><p>Bonjour</p>`;
  expect(
    changeOf(
      { "a.html": sealed("site.1111111111.css", "one="), "assets/site.1111111111.css": "p{}" },
      { "a.html": sealed("site.2222222222.css", "two="), "assets/site.2222222222.css": "p{color:red}" },
    ).change,
  ).toBe("styles");
});

test("a page whose words have changed too is reloaded", () => {
  expect(
    changeOf(
      { "a.html": page("site.1111111111.css"), "assets/site.1111111111.css": "p{}" },
      { "a.html": page("site.2222222222.css", "Salut"), "assets/site.2222222222.css": "p{color:red}" },
    ).change,
  ).toBe("reload");
});

test("a page is not updated when only another one has changed", () => {
  expect(changeOf({ "a.html": "a", "b.html": "b" }, { "a.html": "a", "b.html": "c" })).toEqual({
    hasChanged: true,
    change: "none",
  });
});

test("a changed file without a fingerprint concerns every page", () => {
  expect(changeOf({ "a.html": "a", "logo.png": "1" }, { "a.html": "a", "logo.png": "2" }).change).toBe(
    "reload",
  );
  expect(changeOf({ "a.html": "a", "logo.png": "1" }, { "a.html": "a" }).change).toBe("reload");
});

test("a new file concerns no page", () => {
  expect(changeOf({ "a.html": "a" }, { "a.html": "a", "logo.png": "1" })).toEqual({
    hasChanged: true,
    change: "none",
  });
});

test("a page is reloaded when the new style for its own is unknown", () => {
  expect(
    changeOf(
      { "a.html": page("site.1111111111.css"), "assets/site.1111111111.css": "p{}" },
      {
        "a.html": page("site.2222222222.css"),
        "assets/site.2222222222.css": "p{color:red}",
        "assets/site.3333333333.css": "p{color:blue}",
      },
    ).change,
  ).toBe("reload");
});

test("sitemaps and feeds, which change with every article, concern no page", () => {
  for (const map of ["atom.xml", "feed.json", "sitemap.xml", "llms.txt", "_headers"])
    expect(changeOf({ "a.html": "a", [map]: "1" }, { "a.html": "a", [map]: "2" })).toEqual({
      hasChanged: true,
      change: "none",
    });
});

test("a script with a new fingerprint reloads the pages that load it", () => {
  expect(
    changeOf(
      { "a.html": page("menu.1111111111.js"), "assets/menu.1111111111.js": "1" },
      { "a.html": page("menu.2222222222.js"), "assets/menu.2222222222.js": "2" },
    ).change,
  ).toBe("reload");
});

test("equal bytes are no change", () => {
  expect(changeOf({ "a.html": "a" }, { "a.html": "a" })).toEqual({ hasChanged: false, change: "none" });
});

test("a draft that becomes public changes its note, although no byte changes", () => {
  const ledger = createChangeLedger();
  const shownDrafts = [
    { collection: "a", id: "a", file: "content/a.md", reason: "draft", due: undefined },
  ] as const;
  expect(ledger.record(builtSite({ "a.html": "a" }, { shownDrafts }), builtSite({ "a.html": "a" }), 2)).toBe(
    true,
  );
  expect(ledger.changeSince("a.html", 1)).toBe("reload");
});

test("pages that were shown before the end of the first build get their notes about drafts", () => {
  const shownDrafts = [
    { collection: "a", id: "a", file: "content/a.md", reason: "draft", due: undefined },
  ] as const;
  const after = (built: Parameters<typeof builtSite>[1]) => {
    const ledger = createChangeLedger();
    ledger.record(undefined, builtSite({ "a.html": "a" }, built), 2);
    return ledger.changeSince("a.html", 1);
  };
  expect([after({ shownDrafts }), after({})]).toEqual(["reload", "none"]);
});

test("a page that has missed a change of words is reloaded, even after later changes of styles", () => {
  const ledger = createChangeLedger();
  const [one, two, three] = [
    builtSite({ "a.html": page("s.1111111111.css"), "assets/s.1111111111.css": "1" }),
    builtSite({ "a.html": page("s.1111111111.css", "Salut"), "assets/s.1111111111.css": "1" }),
    builtSite({ "a.html": page("s.3333333333.css", "Salut"), "assets/s.3333333333.css": "3" }),
  ];
  ledger.record(one, two, 2);
  ledger.record(two, three, 3);
  expect([1, 2, 3].map((version) => ledger.changeSince("a.html", version))).toEqual([
    "reload",
    "styles",
    "none",
  ]);
});
