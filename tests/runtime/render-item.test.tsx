import { defineSite, directive, FeedLinks, Head, Picture, Prose, siteSettings } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { type Body, joinMarkup, type Page } from "../../src/model/model.ts";
import type { Route } from "../../src/model/route.ts";
import { renderItem } from "../../src/runtime/render-item.tsx";
import { renderPage } from "../../src/runtime/render-page.tsx";

const noAttributes = z.strictObject({});

const site = defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour" },
  settings: siteSettings({}),
  collections: {},
  directives: {
    callout: directive({
      attributes: noAttributes,
      body: "blocks",
      component: ({ children }) => <aside>{children}</aside>,
      plain: ({ children }) => <blockquote>{children}</blockquote>,
    }),
    remark: directive({ attributes: noAttributes, body: "none", component: () => <p>À côté.</p> }),
  },
  pages: { page: { template: NewsPage, plan: () => [] } },
  feeds: {
    news: {
      files: { atom: "atom.xml", json: "feed.json", rss: "rss.xml" },
      template: NewsItem,
      plan: () => ({ title: "", description: "", route: "/a", author: "", items: [] }),
    },
  },
});

function NewsPage() {
  return (
    <html lang="fr">
      <Head title="Essai" description="…">
        <FeedLinks name="news" title="Nouvelles & cie" />
      </Head>
    </html>
  );
}

function NewsItem({ body }: { readonly body: Body }) {
  return (
    <>
      <Prose body={body} />
      <Picture image={{ image: "content/images/p.jpg" }} alt="" />
    </>
  );
}

const photo = { width: 4, height: 3, placeholder: "#fff", fallback: "assets/p.jpg", sources: [] };
const settings = {
  origin: "https://www.essai.example",
  base: "/base",
  manifest: {
    assets: { "placeholders.css": "assets/p.css" },
    images: { "content/images/p.jpg": photo },
    imports: {},
    digest: "",
  },
};
const route = "/a" as Route;

test("feed readers find each form of a feed under the base path", () => {
  const page = { route, template: "page", props: {} } as unknown as Page;
  const html = joinMarkup(renderPage(site, page, settings));
  expect(html).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Nouvelles &amp; cie" href="/base/atom.xml">' +
      '<link rel="alternate" type="application/feed+json" title="Nouvelles &amp; cie" href="/base/feed.json">' +
      '<link rel="alternate" type="application/rss+xml" title="Nouvelles &amp; cie" href="/base/rss.xml">',
  );
});

test("an item of a feed has directives in their plain form, or as they are where they have none", () => {
  const text = { kind: "html", html: "<p>Un <b>texte</b>.</p>" } as const;
  const body: Body = {
    parts: [
      text,
      { kind: "directive", name: "callout", attributes: {}, parts: [text] },
      { kind: "directive", name: "remark", attributes: {}, parts: [] },
    ],
    headings: [],
    words: 2,
    links: [],
    images: [],
  };
  const html = renderItem(site, "news", { route, props: { body } }, settings);
  expect(html).toContain(
    "<p>Un <b>texte</b>.</p><blockquote><p>Un <b>texte</b>.</p></blockquote><p>À côté.</p>",
  );
  expect(html).toContain('src="/base/assets/p.jpg"');
});
