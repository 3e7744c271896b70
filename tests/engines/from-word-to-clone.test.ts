import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { putUnderGit } from "../editor/publish/git-site.ts";
import { git } from "../editor/publish/repositories.ts";
import { pasteInto } from "../support/edit/paste-into.ts";
import { eventually } from "../support/eventually.ts";
import { projectRoot, runSite } from "../support/run-site.ts";
import { serveDev } from "../support/serve-dev.ts";
import { shareBrowser } from "../support/share-browser.ts";

/** This site, in its own repository. */
function cloneThisSite() {
  const folder = mkdtempSync(join(tmpdir(), "charpente-journey-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, "site");
  for (const name of ["content", "templates", "static", "package.json", "tsconfig.json"])
    cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  const { remote } = putUnderGit(root);
  linkPackages(root);
  return { folder, root, remote };
}

function linkPackages(root: string): void {
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
}

const bar = (page: Page) => page.getByRole("toolbar", { name: "Modification" });

async function begin(page: Page): Promise<void> {
  await bar(page).getByRole("button", { name: "Nouveau", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Nouveau" });
  const field = (label: string, at = 0) => form.getByLabel(label, { exact: true }).nth(at);
  await field("Titre").fill("Ventiler la nuit, mesurer le jour");
  await field("Titre", 1).fill("Ventiler la nuit");
  await field("Description").fill("Ce que la ventilation nocturne apporte à un immeuble de bureaux.");
  await field("Chapô").fill("La ventilation nocturne rafraîchit un immeuble sans climatisation.");
  await field("Texte").fill("Innovation");
  await field("Catégorie").click();
  await form.getByRole("radio", { name: "Innovation" }).click();
  await field("Dessin").click();
  await form.getByRole("radio", { name: "energie-verte" }).click();
  await form.getByRole("button", { name: "Commencer le brouillon" }).click();
  await page.waitForURL("**/ventiler-la-nuit-mesurer-le-jour");
}

/** A text from Word, with an image in the clipboard. */
async function pasteText(page: Page): Promise<void> {
  await bar(page).waitFor();
  await page.locator("main").getByText("à compléter").last().click();
  await page.getByRole("toolbar", { name: "Outils du texte" }).waitFor();
  await page.locator("[role=textbox]:focus").waitFor();
  await page.keyboard.press("Control+a");
  const word = readFileSync(join(projectRoot, "tests/editor/client/paste/clipboards/word.html"), "utf8");
  const photograph = readFileSync(join(projectRoot, "tests/sites/everything/content/images/facade.png"));
  const image = `<p><img src="data:image/png;base64,${photograph.toString("base64")}" alt="Image 3"></p>`;
  await pasteInto(page, { html: word.replace("</body>", `${image}</body>`), text: "" });
  await page.getByRole("dialog").getByText("Le collage laissera de côté").waitFor();
  await page.keyboard.press("Enter");
  await page.getByLabel("Ce que montre l’image").fill("La façade nord, volets ouverts");
  await page.keyboard.press("Enter");
}

test("an article gets from Word to a page in a clone with the browser alone", async () => {
  const { folder, root, remote } = cloneThisSite();
  const server = await serveDev(root);
  onTestFinished(server.close);
  const context = await (await shareBrowser()).newContext({ locale: "fr-FR" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const file = "content/articles/ventiler-la-nuit-mesurer-le-jour.md";
  const text = () => readFileSync(join(root, file), "utf8");

  await page.goto(server.origin);
  await page.getByRole("button", { name: "Modifier" }).click();
  await begin(page);
  expect(text()).toContain("draft: true");
  await pasteText(page);
  await eventually(() => expect(text()).toContain("![La façade nord, volets ouverts](/images/image-3.png)"));
  expect(text()).toContain("## Le décret BACS en clair");

  await page.keyboard.press("Escape");
  await bar(page).getByRole("button", { name: "Fiche", exact: true }).click();
  await page.getByRole("dialog", { name: "Fiche" }).getByLabel("Brouillon", { exact: true }).uncheck();
  await eventually(() => expect(text()).not.toContain("draft: true"));

  await page.goto(page.url());
  await bar(page).getByRole("link", { name: "Publier" }).click();
  const said = (words: string | RegExp) => page.getByRole("status").filter({ hasText: words }).waitFor();
  await said(/^Prêt\./);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Ventiler la nuit, mesurer le jour : nouvelle page" })
    .waitFor();
  await page.getByRole("button", { name: "Publier" }).click();
  await said("Envoyé. Le serveur l’a reçu.");

  const clone = join(folder, "clone");
  git(folder, "clone", "--quiet", remote, "clone");
  expect(readFileSync(join(clone, file), "utf8")).toBe(text());
  expect(readdirSync(join(clone, "content/images"))).toContain("image-3.png");
  linkPackages(clone);
  expect(runSite(["build", "--root", clone]).status).toBe(0);
  const published = readFileSync(join(clone, "dist/ventiler-la-nuit-mesurer-le-jour.html"), "utf8");
  expect(published).toContain('alt="La façade nord, volets ouverts"');
});
