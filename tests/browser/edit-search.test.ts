import { expect, test } from "vitest";
import { openEdit } from "../support/edit/open-edit.ts";

test("a search leads to a folded place of the page, or to its field in the form, by keyboard alone", async () => {
  const { page } = await openEdit({ viewport: { width: 390, height: 844 } });
  const fold = page.locator("details").nth(1);
  // The page is served with it folded: what cannot be seen cannot be edited.
  await page.getByText("Quatre mois.").waitFor();
  await fold.evaluate((element: HTMLDetailsElement) => {
    element.open = false;
  });
  await page.keyboard.press("Control+Shift+F");
  const field = page.getByRole("combobox", { name: "Chercher dans le site" });
  await field.and(page.locator(":focus")).waitFor();
  await page.keyboard.type("mois");
  const option = page.getByRole("option", { name: "Quatre mois." });
  await option.waitFor();
  expect(await field.getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"));
  await page.keyboard.press("Enter");
  await fold.locator("p:focus").getByText("Quatre mois.").waitFor();
  await field.waitFor({ state: "hidden" });

  await page.keyboard.press("Control+Shift+F");
  await page.keyboard.type("ada");
  await page.getByRole("option", { name: /author/ }).waitFor();
  await page.keyboard.press("Enter");
  await page
    .getByRole("dialog", { name: "Fiche" })
    .getByLabel("Auteur")
    .and(page.locator(":focus"))
    .waitFor();
});

test("a search says that it goes on until it is answered", async () => {
  const { page } = await openEdit();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/__edit/find", async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("Control+Shift+F");
  await page.keyboard.type("mois");
  await page.getByRole("status").filter({ hasText: "Recherche…" }).waitFor();
  answer();
  await page.getByRole("option", { name: "Quatre mois." }).waitFor();
});

test("a shared value is found by its number, and its sheet opens without a sentence", async () => {
  const { page, errors } = await openEdit();
  await page.keyboard.press("Control+Shift+F");
  await page.keyboard.type("douze");
  await page.getByRole("option", { name: "Valeur partagée · Nombre de salles" }).waitFor();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: /Valeur partagée/ });
  await sheet.getByText("12 · douze").waitFor();
  expect(await sheet.getByRole("button", { name: "Écrire un chiffre propre" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.locator("site-dev-edit button.search:focus").waitFor();
  expect(errors).toEqual([]);
});
