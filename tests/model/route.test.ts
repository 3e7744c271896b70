import { describe, expect, test } from "vitest";
import {
  encodeAddress,
  encodeRoute,
  findRouteFault,
  readRoute,
  slugify,
  slugifyAll,
  toRoute,
} from "../../src/model/route.ts";

test.each([
  "/",
  "/404",
  "/a",
  "/notre-metier",
  "/blog/2025/un-titre",
  "/a_b",
  "/a1-b2",
  "/-a",
  "/a--b",
  "/a/_b",
  "/contact",
  "/connect/a",
  "/index/a",
  "/docs/v1.2",
  "/a.b.c",
  "/blog/été",
  "/日本語",
  "/مرحبا",
  "/שָׁלוֹם",
  "/می‌خواهم",
  "/ක්‍ෂ",
  "/हिन्दी",
  "/ไทย/น้ำ",
  "/བོད་ཡིག",
  "/c++",
  "/~user/a!b$c&d'e(f),g;h=i@j",
  "/l’été",
  "/「導入」",
  "/❤️‍🔥",
  "/👩🏽‍💻",
  "/ᏣᎳᎩ",
  "/𠮷野家",
])("%s is a route", (text) => {
  expect(toRoute(text)).toBe(text);
  expect(findRouteFault(text)).toBeUndefined();
  expect(readRoute(encodeRoute(text))).toBe(text);
  expect(new URL(text, "https://www.example.org").pathname).toBe(encodeRoute(text));
});

test.each([
  ["", "start", "/"],
  ["a", "start", "/a"],
  ["\\a", "start", "/a"],
  ["https://www.example.org/a", "start", "/a"],
  ["//", "gap", "/"],
  ["/a/", "gap", "/a"],
  ["/a//b", "gap", "/a/b"],
  ["/A", "capitals", "/a"],
  ["/Été", "capitals", "/été"],
  ["/a b", "sign", "/a-b"],
  ["/Hello World", "sign", "/hello-world"],
  ["/a?b", "sign", "/a-b"],
  ["/a#b", "sign", "/a-b"],
  ["/%61", "sign", "/a"],
  ["/100 %", "sign", "/100"],
  ["/c:\\d", "sign", "/c/d"],
  ["/a\n", "sign", "/a"],
  ["\n/a", "start", undefined],
  ["/a\u00a0b", "sign", "/a-b"],
  ["/a\u3000b", "sign", "/a-b"],
  ["/a\u200bb", "sign", "/ab"],
  ["/a\u202eb", "sign", "/ab"],
  ["/a\u00adb", "sign", "/ab"],
  ["/a\ufeff", "sign", "/a"],
  ["/a\u200c", "sign", "/a"],
  ["/1\u200d2", "sign", "/12"],
  ["/a/\u0301b", "sign", "/a/b"],
  ["/a\ud800", "sign", "/a"],
  ["/a\ue000", "sign", "/a"],
  ["/e\u0301te\u0301", "form", "/été"],
  ["/\uf900", "form", "/豈"],
  ["/..", "dot", "/"],
  ["/a/../b", "dot", "/a/b"],
  ["/.env", "dot", "/env"],
  ["/a.", "dot", "/a"],
  ["/_a", "underscore", "/a"],
  ["/a.html", "ending", "/a"],
  ["/a/index", "index", "/a"],
  ["/index", "index", "/index-1"],
  ["/con", "device", "/con-1"],
  ["/a/nul.txt/b", "device", "/a/nul-1.txt/b"],
  [`/${"日".repeat(83)}`, "long", `/${"日".repeat(82)}`],
])("%j is no route: %s, and the nearest is %s", (text, kind, mended) => {
  expect(toRoute(text)).toBeUndefined();
  expect(findRouteFault(text)).toMatchObject({ kind, mended });
  if (mended !== undefined) expect(toRoute(mended)).toBe(mended);
});

test("capitals are part of a route where a site chooses them", () => {
  expect(toRoute("/API/Été", { capitals: true })).toBe("/API/Été");
  expect(findRouteFault("/API Été", { capitals: true })?.mended).toBe("/API-Été");
  expect(toRoute("/NUL", { capitals: true })).toBeUndefined();
  expect(toRoute("/a/Index", { capitals: true })).toBeUndefined();
});

test("a fault names the sign or the segment", () => {
  expect(findRouteFault("/a/b c")?.part).toBe(" ");
  expect(findRouteFault("/com1/a")?.part).toBe("com1");
});

test.each([
  ["/blog/été"],
  ["/blog/e\u0301te\u0301"],
  ["/blog/%C3%A9t%C3%A9"],
  ["/blog/%c3%a9t%c3%a9/"],
  ["/blog/e%CC%81te%CC%81/"],
])("the path %s leads to /blog/été", (path) => {
  expect(readRoute(path)).toBe("/blog/été");
});

test.each(["/", "/100%", "/a%2Fb", "/%ff"])("the path %s stays as it is", (path) => {
  expect(readRoute(path)).toBe(path);
});

test.each([
  ["/app/", "/app/"],
  ["/app/?a", "/app/?a"],
  ["/a%3Bb%40c%26d%61", "/a%3Bb%40c%26d%61"],
  ["/日本/?été=à#ç", "/%E6%97%A5%E6%9C%AC/?%C3%A9t%C3%A9=%C3%A0#%C3%A7"],
  ["/e\u0301", "/%C3%A9"],
  ["/%c3%a9/100%", "/%C3%A9/100%25"],
  ["/e%CC%81t%c3%a9/?a=%26", "/%C3%A9t%C3%A9/?a=%26"],
  ["/caf%E9", "/caf%E9"],
])("the address %s stands in HTML as %s", (address, written) => {
  expect(encodeAddress(address)).toBe(written);
});

test("a hostile text is refused as quickly as any other", () => {
  expect(toRoute(`/${"a-".repeat(100_000)}!`)).toBeUndefined();
  expect(toRoute(`/${"\u0301".repeat(100_000)}`)).toBeUndefined();
});

describe("slugify", () => {
  test.each([
    ["L’œuvre d’été", "l-oeuvre-d-ete"],
    ["Ex æquo", "ex-aequo"],
    ["  Ça va ?  ", "ca-va"],
    ["e\u0301te\u0301", "ete"],
    ["IA & immobilier : 10 %", "ia-immobilier-10"],
    ["Ÿ ŒUVRE", "y-oeuvre"],
    ["100 m², nº 5", "100-m-n-5"],
    ["Straße nach København", "strasse-nach-kobenhavn"],
    ["Đà Lạt", "da-lat"],
    ["日本 旅行", "日本-旅行"],
    ["データ・ベース", "データ-ベース"],
    ["Ёлка и йод", "ёлка-и-йод"],
    ["Η Αθήνα", "η-αθήνα"],
    ["हिन्दी में", "हिन्दी-में"],
    ["می‌خواهم", "می‌خواهم"],
    ["v1.2", "v1-2"],
    ["🏢", ""],
    ["---", ""],
  ])("the title “%s” becomes “%s”", (title, slug) => {
    expect(slugify(title)).toBe(slug);
    expect(slugify(slug)).toBe(slug);
    if (slug !== "") expect(toRoute(`/${slug}`)).toBe(`/${slug}`);
  });
});

describe("slugifyAll", () => {
  test("gives each title a segment of its own, whatever the order", () => {
    const titles = [
      "Wood & glue",
      "C",
      "C++",
      "C#",
      "日本",
      "été",
      "Ete",
      "Go",
      "go",
      "🏢",
      "?",
      "con",
      "index",
    ];
    const slugs = slugifyAll(titles);
    expect(Object.fromEntries(slugs)).toEqual({
      "Wood & glue": "wood-glue",
      C: "c",
      "C++": "c++",
      "C#": "c-sharp",
      日本: "日本",
      été: "été",
      Ete: "ete",
      Go: "go",
      go: "go-2",
      "🏢": "🏢",
      "?": "3f",
      con: "con-1",
      index: "index-1",
    });
    expect(slugifyAll(titles.toReversed())).toEqual(slugs);
    for (const slug of slugs.values()) expect(toRoute(`/topics/${slug}`)).toBe(`/topics/${slug}`);
  });

  test("gives no segment twice, even where a number makes it that of another title", () => {
    expect([...slugifyAll(["go", "Go", "Go 2", "C Sharp", "C#", "C"]).values()].sort()).toEqual(
      ["c", "c-sharp", "c-sharp-2", "go", "go-2", "go-3"].sort(),
    );
  });
});
