import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { drawErrorPage } from "../../src/dev/faults/fault-pages.ts";
import { answerPublishPage } from "../../src/editor/publish/publish-page.ts";
import { drawAuthor } from "../../src/editor/publish/set-up-page.ts";
import {
  answerReadingPage,
  drawReading,
  drawReadingForm,
  drawReviewPart,
} from "../../src/editor/review/review-page.ts";
import { findCoveredControls } from "../support/edit/find-covered-controls.ts";
import { openEdit } from "../support/edit/open-edit.ts";
import { eventually } from "../support/eventually.ts";
import { shareOf } from "../support/is-whole.ts";
import { violationsInThemes } from "../support/run-axe.ts";
import { french } from "../support/speech.ts";

const home = { collection: "pages", id: "home" };

const screens = [
  ["a window of 1280 × 720 at 200 %", { width: 640, height: 360 }],
  ["a laptop of 1366 × 768", { width: 1366, height: 768 }],
  ["a phone", { width: 390, height: 844 }],
  ["a tablet", { width: 768, height: 1024 }],
] as const;

describe.each(shareOf(screens, 2))("on %s, nothing covers a control", (_, viewport) => {
  const open = async () => {
    const opened = await openEdit({ viewport });
    const { page } = opened;
    /** Every control can be pressed, once the page stands still: those of the editor, or `all`. */
    const reach = async (state: string, all = false) => {
      let covered = await page.evaluate(findCoveredControls, all);
      for (let tries = 0; covered.length > 0 && tries < 8; tries += 1) {
        await page.waitForTimeout(150);
        covered = await page.evaluate(findCoveredControls, all);
      }
      expect.soft(covered, state).toEqual([]);
    };
    return { ...opened, reach };
  };
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const openText = async (page: Page) => {
    await page.getByText("Un paragraphe avec").click({ position: { x: 4, y: 10 } });
    await page.getByRole("toolbar", { name: "Outils du texte" }).waitFor();
    await page.locator("[role=textbox]:focus").waitFor();
  };

  test("of the page, of words and of their notes", async () => {
    const { server, page, reach } = await open();
    await reach("page");
    await page.evaluate(() => scrollTo(0, 9999));
    expect(await page.evaluate(findCoveredControls, true)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator("h1").hover();
    await reach("label of a field");
    await page.locator("h1").click();
    await reach("words");
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Backspace");
    await button(page, "Abandonner la saisie").waitFor();
    await reach("refused words");
    await page.locator("main > p").first().click();
    server.change(home, ["pitch"], "Les mots d’un autre, bien plus longs que les miens. ".repeat(4));
    await page.keyboard.insertText("Mes mots");
    await button(page, "Garder la mienne").waitFor();
    await reach("conflict beside refused words");
  });

  test("of a text and of its boxes", async () => {
    const { page, reach } = await open();
    await openText(page);
    await reach("text");
    for (const place of ["middle", "bottom", "top"] as const) {
      await page.evaluate((place) => {
        const node = getSelection()?.focusNode;
        const element = node instanceof Element ? node : node?.parentElement;
        element?.scrollIntoView({
          block: place === "middle" ? "center" : place === "top" ? "start" : "end",
          behavior: "instant",
        });
      }, place);
      await page.keyboard.press("Control+k");
      await button(page, "Choisir une page").click();
      await page.getByRole("radio", { name: "Services" }).waitFor();
      await reach(`link, ${place}`);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.locator("[role=textbox]:focus").waitFor();
    }
    const tools = page.getByRole("toolbar", { name: "Outils du texte" });
    const choosing = page.waitForEvent("filechooser");
    await tools.getByRole("button", { name: "Image", exact: true }).click();
    await reach("image");
    await button(page, "Choisir un fichier").click();
    const buffer = Buffer.from("bytes");
    await (await choosing).setFiles({ name: "facade.jpg", mimeType: "image/jpeg", buffer });
    await page.getByLabel("Ce que montre l’image").waitFor();
    await reach("image that was added");
    await page.keyboard.press("Escape");
    await page.getByRole("cell", { name: "Chauffage" }).click();
    await reach("table");
    await tools.getByRole("button", { name: "Source" }).click();
    const source = page.getByRole("textbox", { name: "Source" });
    await reach("source");
    await source.fill((await source.inputValue()).replace("(/services)", "(/nulle-part)"));
    await button(page, "Reprendre la saisie").waitFor();
    await reach("refused source");
    await tools.getByRole("button", { name: "Par blocs" }).click();
    await page.locator("[role=textbox]:focus").waitFor();
    await tools.getByRole("button", { name: "Image", exact: true }).click();
    await reach("image beside the note of a refused text");
  });

  test("of the form, of its pickers and of the history", async () => {
    const { page, reach } = await open();
    await button(page, "Fiche").click();
    const form = page.getByRole("dialog", { name: "Fiche" });
    await form.getByLabel("Accroche").fill("Une autre accroche.");
    await reach("form");
    for (const group of await form.locator("summary").all()) await group.click();
    await reach("unfolded form");
    for (const picker of ["Auteur", "Image"]) {
      await form.getByLabel(picker, { exact: true }).click();
      await reach(`form, ${picker}`);
      await page.keyboard.press("Escape");
    }
    await form.getByLabel("Titre", { exact: true }).fill("");
    await form.getByLabel("Accroche").focus();
    await form.getByText("ne peut pas être vide").first().waitFor();
    await reach("form with a refused field");
    await form.getByLabel("Titre", { exact: true }).fill("Un titre");
    await form.getByLabel("Accroche").focus();
    await button(page, "Historique").click();
    await page.getByRole("dialog", { name: "Historique" }).getByRole("button").nth(1).waitFor();
    await reach("history");
  });

  test("of a new entry, of its date, and of an entry that is renamed or removed", async () => {
    const { page, reach } = await open();
    await button(page, "Nouveau").click();
    const fresh = page.getByRole("dialog", { name: "Nouveau" });
    await fresh.getByLabel("Ouverture").waitFor();
    await reach("new entry");
    await button(page, "Commencer le brouillon").click();
    await fresh.getByRole("alert").waitFor();
    await reach("new entry without a title");
    await button(page, "Fiche").click();
    const form = page.getByRole("dialog", { name: "Fiche" });
    await form.getByText("pas sur le site publié").waitFor();
    await form
      .getByRole("button", { name: /Renommer$/ })
      .first()
      .click();
    const rename = page.getByRole("dialog", { name: "Renommer" });
    await rename.getByRole("textbox").fill("/accueil");
    await button(page, "Voir ce qui change").click();
    await rename.getByText("/accueil").last().waitFor();
    await reach("renaming");
    await button(page, "Fiche").click();
    await form.getByRole("button", { name: "Supprimer" }).click();
    const removal = page.getByRole("dialog", { name: "Supprimer" });
    await removal.getByText("Contact · Lien").waitFor();
    await reach("removal");
    await button(page, "Voir ce qui change").click();
    await removal.getByRole("alert").waitFor();
    await reach("undecided removal");
  });

  test("of the pages beside the site: a first day, a review, and errors", async () => {
    const { server, page, reach } = await open();
    const look = async (name: string, html: string, answers: Readonly<Record<string, object>>) => {
      await page.route("**/__dev/tool", (route) => route.fulfill({ contentType: "text/html", body: html }));
      await page.route("**/__edit/*", (route) => {
        const action = new URL(route.request().url()).pathname.replace("/__edit/", "");
        return route.fulfill({ json: { state: "", html: "", isRunning: false, ...answers[action] } });
      });
      await page.goto(`${server.origin}/__dev/tool`);
      await page
        .getByRole("button", { name: "Enregistrer" })
        .or(page.getByRole("button", { name: /^Accepter/ }))
        .or(page.locator(".faults"))
        .first()
        .waitFor();
      await reach(name, true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(await violationsInThemes(page)).toEqual([]);
    };
    const publish = answerPublishPage("token", "", french, drawReviewPart(french));
    const asked = drawAuthor({ name: "", email: "" }, french);
    await look("first day", String(publish.body), { "publish-look": asked, sign: asked });
    // Another try has the same answer, and can be followed by one more.
    await page.getByLabel("Votre nom").fill("Ada");
    await page.getByLabel("Votre adresse e-mail").fill("ada@firm.example");
    await button(page, "Enregistrer").click();
    await page.locator("#state:focus").waitFor();
    expect(await button(page, "Enregistrer").isEnabled()).toBe(true);
    const review = {
      name: "r",
      asker: "Ada",
      sender: "Ada",
      at: new Date(0),
      word: "Est-ce trop court ?",
      commit: "a",
    };
    const shown = {
      name: "r",
      asker: "Ada",
      review,
      is: "there",
      corrected: undefined,
      holdsCorrections: true,
      isOffline: false,
    } as const;
    const html =
      drawReading(shown, { base: "", speech: french }) + drawReadingForm("a".repeat(40), shown, french);
    await look("review", String(answerReadingPage("token", "", french).body), {
      "publish-look": { state: "Prêt.", html },
    });
    const problem = {
      code: "link/broken",
      severity: "error",
      file: "content/pages/home.yaml",
      message: "…",
    } as const;
    const errors = drawErrorPage([problem], {
      speech: french,
      here: "/",
      back: "/?last-good",
      frame: () => [],
      linkTo: undefined,
    });
    await look("errors", errors, {});
  });

  test("of a fold, of shared values, of the search and of what was undone", async () => {
    const { server, page, reach } = await open();
    server.change(home, ["pitch"], "Le site a {salles} salles.");
    await page.reload();
    await page.locator("summary").last().hover();
    await button(page, "Replier").waitFor();
    await reach("label of a fold");
    const pitch = page.getByText("Le site a 12 salles.");
    await pitch.click({ position: { x: 4, y: 10 } });
    await page.locator("[role=textbox]:focus").waitFor();
    await page.keyboard.press("Home");
    for (const _ of "Le site a ") await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const value = page.getByRole("dialog", { name: /Valeur partagée/ });
    await value.getByText("12 · douze").waitFor();
    await reach("shared value");
    await page.keyboard.press("Escape");
    await value.waitFor({ state: "hidden" });
    await pitch.click({ position: { x: 4, y: 10 } });
    await page.locator("[role=textbox]:focus").waitFor();
    await page.keyboard.press("End");
    await page.keyboard.type(" {");
    const values = page.getByRole("dialog", { name: "Insérer une valeur partagée" });
    await values.getByRole("button").first().waitFor();
    await reach("list of shared values");
    await page.keyboard.press("Escape");
    await values.waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await eventually(() => expect(server.read(home, ["pitch"])).toMatch(/salles\. $/));
    await page.keyboard.press("Control+z");
    await page.getByRole("status").filter({ hasText: "Annulé" }).waitFor();
    await reach("told undo");
    await button(page, "Historique").click();
    const history = page.getByRole("dialog", { name: "Historique" });
    await history.getByRole("searchbox").fill("salles");
    await history.getByRole("button", { name: /^Refaire/ }).waitFor();
    await reach("history with a search");
    await button(page, "Fermer l’historique").click();
    await page.keyboard.press("Control+Shift+F");
    await page.keyboard.type("mois");
    await page.getByRole("option", { name: "Quatre mois." }).waitFor();
    await reach("search");
    await page.keyboard.type("zzz");
    await page.getByRole("option").first().waitFor({ state: "detached" });
    await reach("search without results");
  });
});
