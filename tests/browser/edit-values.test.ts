import { expect, test } from "vitest";
import { openEdit } from "../support/edit/open-edit.ts";
import { eventually } from "../support/eventually.ts";

const home = { collection: "pages", id: "home" };
const named = "Le site a {salles} salles.";

test("a shared value is one sign in its sentence: it opens, is not typed into, and is removed as a whole", async () => {
  const { server, page, errors } = await openEdit();
  server.change(home, ["pitch"], named);
  await page.reload();
  const pitch = page.getByText("Le site a 12 salles.");
  await pitch.click({ position: { x: 4, y: 10 } });
  const words = page.locator("site-dev-words");
  await page.locator("[role=textbox]:focus").waitFor();
  expect(await words.innerText()).toBe("Le site a 12 salles.");
  await page.keyboard.press("Home");
  for (const _ of "Le site a ") await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await words.locator("site-dev-value[data-chosen]").innerText()).toBe("12");
  await page.keyboard.type("9");
  await page.locator("site-dev-edit .status").getByText("Cette valeur est partagée").waitFor();
  expect(await words.innerText()).toBe("Le site a 12 salles.");
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: /Valeur partagée/ });
  await sheet.getByText("12 · douze").waitFor();
  expect(server.read(home, ["pitch"])).toBe(named);

  await sheet.getByRole("button", { name: "Écrire un chiffre propre à cette phrase" }).click();
  await page.locator("[role=textbox]:focus").waitFor();
  await page
    .locator("site-dev-edit .status")
    .getByText("Cette phrase ne suit plus «\u00a0Nombre de salles\u00a0».")
    .waitFor();
  await page.keyboard.type("9");
  await eventually(() => expect(server.read(home, ["pitch"])).toBe("Le site a 9 salles."));
  // A brace lists the values by their names in words.
  await page.keyboard.press("End");
  await page.keyboard.type(" Soit {");
  await page
    .getByRole("dialog", { name: "Insérer une valeur partagée" })
    .getByRole("button")
    .first()
    .waitFor();
  await page.keyboard.type("salles");
  await page.keyboard.press("Enter");
  await eventually(() => expect(server.read(home, ["pitch"])).toBe("Le site a 9 salles. Soit {salles}"));
  await page.keyboard.press("Backspace");
  await eventually(() => expect(server.read(home, ["pitch"])).toBe("Le site a 9 salles. Soit "));
  expect(errors).toEqual([]);
});
