import { expect, test } from "vitest";
import { findActiveParts } from "../../src/check/read-active-pdf.ts";
import { inflate } from "../../src/store/inflate.ts";
import { launchBrowser } from "../support/browser.ts";

test("a page that a browser prints, with links, a form and bookmarks, is ordinary", async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent(
      '<html lang="fr"><title>Étude</title><h1>Titre</h1><a href="https://a.example">lien</a> <a href="#b">plus bas</a><form action="/x"><input name="x"><button>Envoyer</button></form><h2 id="b" style="margin-top: 3000px">Bas</h2></html>',
    );
    for (const tagged of [false, true]) {
      const pdf = await page.pdf({ tagged, outline: tagged });
      expect(findActiveParts(pdf, inflate)).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});
