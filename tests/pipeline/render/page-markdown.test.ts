import { expect, test } from "vitest";
import { toPageMarkdown } from "../../../src/pipeline/render/page-markdown.ts";
import { buildInMemory } from "../../support/build-in-memory.ts";
import { createMapMemory } from "../../support/map-memory.ts";

const address = "https://www.essai.example/sous/services";
const page = (main: string) => `<!DOCTYPE html><html lang="fr"><body><nav>Menu</nav>${main}</body></html>`;

test("the main content of a page becomes Markdown, with absolute addresses", () => {
  const html = page(
    `<main><h1>Nos services</h1><p>Un <strong>audit</strong>, <a href="/sous/contact#ici">un appel</a>.</p>
    <ul><li>un</li><li>deux</li></ul>
    <table><thead><tr><th>Seuil</th></tr></thead><tbody><tr><td>290 kW</td></tr></tbody></table>
    <picture><source srcset="/sous/a.avif"><img src="/sous/a.jpg" alt="Un toit"></picture></main>`,
  );
  expect(toPageMarkdown(html, address)).toBe(
    [
      "# Nos services",
      "Un **audit**, [un appel](https://www.essai.example/sous/contact#ici).",
      "- un\n- deux",
      "| Seuil |\n| - |\n| 290 kW |",
      "![Un toit](https://www.essai.example/sous/a.jpg)\n",
    ].join("\n\n"),
  );
});

test("elements without words for a reader are left out", () => {
  const html = page(
    `<main><h1>A</h1><form><label>Nom</label></form><script>x()</script><svg><title>t</title></svg>
    <button>Copier</button><p hidden>caché</p><span aria-hidden="true">→</span><nav>Plan</nav><img src="/b.svg" alt=""><p>fin</p></main>`,
  );
  expect(toPageMarkdown(html, address)).toBe("# A\n\nfin\n");
});

test("a page without main gives its body", () => {
  expect(toPageMarkdown("<body><p>Tout</p></body>", address)).toBe("Tout\n");
});

const site = (markdown: boolean) => ({
  "content/site.yaml": `name: Essai\nurl: https://www.essai.example\noutput: { markdown: ${markdown} }\n`,
  "content/pages/services.md": "---\ntitle: Services\n---\nDes *mots*.\n",
});

test("pages are published as Markdown if the settings ask for it, with the same text from memory", async () => {
  const memory = createMapMemory();
  const builds = [
    await buildInMemory(site(true), {}, undefined, { memory }),
    await buildInMemory(site(true), {}, undefined, { memory }),
  ];
  for (const { written, problems } of builds) {
    expect(problems).toEqual([]);
    expect([...written.keys()].filter((path) => path.endsWith(".md"))).toEqual(["index.md", "services.md"]);
    expect(written.get("services.md")).toContain("Des *mots*.");
  }
});

test("by default no page is published as Markdown", async () => {
  const { written } = await buildInMemory(site(false));
  expect([...written.keys()].filter((path) => path.endsWith(".md"))).toEqual([]);
});
