import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { putUnderGit } from "../editor/publish/git-site.ts";
import { git } from "../editor/publish/repositories.ts";
import { copyEverything } from "../support/copy-everything.ts";
import { eventually } from "../support/eventually.ts";
import { serveDev } from "../support/serve-dev.ts";
import { shareBrowser } from "../support/share-browser.ts";
import { at } from "../support/site-base.ts";

/** A site in the clones of two editors. */
async function openTwo() {
  const folder = mkdtempSync(join(tmpdir(), "charpente-review-"));
  const root = join(folder, "site");
  await copyEverything(root);
  const { remote, bob } = putUnderGit(root);
  const servers = await Promise.all([serveDev(root), serveDev(bob.root)]);
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  });
  const [ada, other] = servers.map(({ origin }) => origin);
  return { remote, root, ada: `${ada}`, bob: `${other}` };
}

async function editHeading(page: Page, words: string): Promise<void> {
  await page.getByRole("toolbar", { name: "Modification" }).waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "Enregistré" }).waitFor();
}

test("two editors: one asks for a review, the other corrects on the page and gives back, then accepts", {
  timeout: 400_000,
}, async () => {
  const { remote, root, ada, bob } = await openTwo();
  const browser = await shareBrowser();
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${ada}${at("/")}`);
  await page.getByRole("button", { name: "Modifier" }).click();
  await editHeading(page, "Un titre d’Ada");
  await page.goto(`${ada}/__publish`);
  const review = page.locator("#review");
  await review.getByLabel("Un mot pour la personne").fill("Le titre n’est-il pas trop court ?");
  await review.getByRole("button", { name: "Demander une relecture" }).click();
  await review.getByText("Envoyé.").waitFor();

  const other = await context.newPage();
  other.setDefaultTimeout(120_000);
  await other.goto(`${bob}/__publish`);
  await other.getByRole("button", { name: "Relire les modifications d’Ada" }).waitFor();
  await other.getByRole("button", { name: "Relire les modifications d’Ada" }).click();
  await other.getByRole("heading", { level: 1, name: "Relecture" }).waitFor();
  await other.getByRole("button", { name: "Accepter et publier" }).waitFor();
  await other.getByText("Le titre n’est-il pas trop court").waitFor();
  const reading = other.url();
  await other.getByRole("link", { name: "Corriger sur la page" }).click();
  await editHeading(other, "Un titre d’Ada, relu");
  await other.getByRole("link", { name: "Relecture : Ada" }).click();
  await other.getByRole("button", { name: "Rendre avec mes corrections" }).waitFor();
  await other.getByRole("heading", { name: "Mes corrections" }).waitFor();
  await other.getByLabel("Un mot pour Ada").fill("Un peu plus long, oui.");
  await other.getByRole("button", { name: "Rendre avec mes corrections" }).click();
  await other.getByText("Rendu. Ada le verra").waitFor();

  await page.reload();
  await review.getByText("Rendu par Bob").waitFor();
  await review.getByRole("button", { name: "Reprendre ces corrections" }).click();
  await review.getByText("Les corrections sont dans ce dossier").waitFor();
  await eventually(() =>
    expect(readFileSync(join(root, "content/pages/index.md"), "utf8")).toContain("relu"),
  );

  await other.goto(reading);
  await other.getByRole("button", { name: "Accepter et publier" }).click();
  await other.getByText("Envoyé. Le serveur l’a reçu.").waitFor();
  await other.getByText("Vous pouvez fermer la relecture").waitFor();
  await other.getByRole("button", { name: "Fermer la relecture" }).click();
  await other.getByRole("heading", { level: 1, name: "Publier" }).waitFor();
  await other.getByText("Tout est publié.").waitFor();
  expect(git(remote, "for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
  expect(git(remote, "show", "main:content/pages/index.md")).toContain("Un titre d’Ada, relu");

  await page.reload();
  await page.getByText("acceptées et publiées").waitFor();
  await page.getByRole("button", { name: "Les recevoir" }).click();
  await page.getByText("ce dossier a reçu").waitFor();
  expect(git(root, "status", "--porcelain", "--untracked-files=no")).toBe("");
  expect(git(root, "rev-parse", "HEAD")).toBe(git(remote, "rev-parse", "main"));
  await context.close();
});
