import { defineSite, Head, JsonLd, JsonLdGraph, siteSettings } from "charpente";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { joinMarkup, type Page } from "../../src/model/model.ts";
import type { Route } from "../../src/model/route.ts";
import { renderPage } from "../../src/runtime/render-page.tsx";

function draw(children: ReactNode): string {
  const Template = () => (
    <html lang="fr">
      <Head title="Essai" description="…" />
      <body>{children}</body>
    </html>
  );
  const site = defineSite({
    language: "fr",
    words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour" },
    settings: siteSettings({}),
    collections: {},
    pages: { page: { template: Template, plan: () => [] } },
  });
  const page = { route: "/a" as Route, template: "page", props: {} } as Page;
  const manifest = { assets: { "placeholders.css": "assets/p.css" }, images: {}, imports: {}, digest: "" };
  return joinMarkup(renderPage(site, page, { origin: "https://www.essai.example", base: "", manifest }));
}

test("the things of a page are in one graph, without unknown properties", () => {
  const html = draw(
    <>
      <JsonLd thing={{ "@type": "Person", name: undefined }} />
      <p>
        <JsonLd thing={{ "@type": "Blog", name: "Carnet" }} />
        Texte
      </p>
      <JsonLdGraph />
    </>,
  );
  expect(html).toContain(
    '<p>Texte</p><script type="application/ld+json">{"@context":"https://schema.org","@graph":' +
      '[{"@type":"Person"},{"@type":"Blog","name":"Carnet"}]}</script></body>',
  );
});

test("text of an author cannot end the script, and is read back unchanged", () => {
  const name = 'a </script><script>alert("1")</script> <!-- b & \u2028 c';
  const html = draw(
    <>
      <JsonLd thing={{ name }} />
      <JsonLdGraph />
    </>,
  );
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)["@graph"]).toEqual([{ name }]);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html).not.toContain("<!--");
});

test("a page without things has no script", () => {
  expect(draw(<JsonLdGraph />)).not.toContain("<script");
});
