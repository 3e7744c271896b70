import { expect, test } from "vitest";
import { describeArticle } from "../../templates/articles/article-page.tsx";
import type { ShownArticle } from "../../templates/articles/articles-schema.ts";
import { describeBreadcrumb, describeService } from "../../templates/structured-data.ts";
import { findSchemaFaults } from "../support/schema-vocabulary.ts";

const absolute = (path: string) => `https://www.essai.example${path}`;

const text = { parts: [], headings: [], words: 0, links: [], images: [] };

function describe(updates: ShownArticle["updates"], more: Partial<ShownArticle> = {}) {
  const article = {
    title: "Un article",
    seo: { title: "…", description: "En deux mots." },
    label: { text: "Cyber" },
    date: "2025-09-01",
    updates,
    sources: [],
    ...more,
  } as unknown as ShownArticle;
  return describeArticle(article, { firm: "Essai", canonical: absolute("/a"), absolute });
}

test("an article has a second date only after a change", () => {
  expect(describe([])).toMatchObject({ datePublished: "2025-09-01" });
  expect(describe([])).not.toHaveProperty("dateModified");
  expect(describe([{ date: "2025-12-26", text }])).toMatchObject({
    datePublished: "2025-09-01",
    dateModified: "2025-12-26",
  });
});

test("an article is by the firm until a person signs it", () => {
  expect(describe([])).toMatchObject({ author: { "@type": "Organization", name: "Essai" } });
  const signed = describe([], { author: "Ada Martin" });
  expect(signed).toMatchObject({ author: { "@type": "Person", name: "Ada Martin" } });
  expect(findSchemaFaults(signed, "article")).toEqual([]);
});

test("a review after the last update is the date of the article’s last change", () => {
  expect(describe([{ date: "2025-12-26", text }], { reviewed: "2026-11-23" })).toMatchObject({
    dateModified: "2026-11-23",
  });
});

test("an article cites its sources, with who publishes them where that is given", () => {
  const href = "https://www.essai.example/decret";
  const cited = describe([], {
    sources: [
      { title: "Décret", publisher: "Journal", href },
      { title: "Guide", href },
    ],
  });
  expect(cited).toMatchObject({
    citation: [
      { "@type": "CreativeWork", name: "Décret", url: href, publisher: { name: "Journal" } },
      { "@type": "CreativeWork", name: "Guide", url: href },
    ],
  });
  expect(findSchemaFaults(cited, "article")).toEqual([]);
  expect(describe([])).not.toHaveProperty("citation");
});

test("a service that has a page is the same on that page and in the list of services", () => {
  const offer = { name: "Audit", description: "…" };
  const listed = describeService({ ...offer, href: "/audit", clients: ["Bailleurs", "Syndics"] }, absolute);
  expect(listed).toMatchObject({
    "@id": "https://www.essai.example/audit#service",
    audience: { audienceType: "Bailleurs, Syndics" },
  });
  expect(describeService({ ...offer, href: "/audit" }, absolute)).toMatchObject({
    "@id": "https://www.essai.example/audit#service",
  });
  expect(describeService({ ...offer, href: "/services#audit" }, absolute)).toMatchObject({
    "@id": "https://www.essai.example/services#audit",
  });
});

test("the last step of a breadcrumb has a name and no address, as on the page", () => {
  const links = [{ label: "Accueil", href: "/" }];
  expect(describeBreadcrumb({ links, here: "Blog" }, absolute)).toMatchObject({
    itemListElement: [
      { position: 1, name: "Accueil", item: "https://www.essai.example/" },
      { position: 2, name: "Blog" },
    ],
  });
});

test.each([
  ["a type that there is not", { "@type": "Consultancy" }],
  ["a property of another type", { "@type": "Person", headline: "Un titre" }],
  ["a thing in the place of another", { "@type": "BlogPosting", author: { "@type": "Service" } }],
  ["an empty value", { "@type": "Person", description: "" }],
  ["an empty list", { "@type": "Person", sameAs: [] }],
  ["a text in the place of a date", { "@type": "BlogPosting", datePublished: "le 1er septembre" }],
  ["a name that is no address", { "@type": "Person", "@id": "#fondateur" }],
  ["a thing without a type", { "@type": "Person", worksFor: { name: "Essai" } }],
])("the check against schema.org reports %s", (_, thing) => {
  expect(findSchemaFaults(thing, "thing")).not.toEqual([]);
});
