import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openEdit } from "../support/edit/open-edit.ts";
import { eventually } from "../support/eventually.ts";
import { listAnimations } from "../support/list-animations.ts";
import { violationsInThemes } from "../support/run-axe.ts";

const home = { collection: "pages", id: "home" };

/** The states of the editor: each row begins on a fresh page, and goes from one to the next. */
const states: readonly (readonly [string, readonly ((page: Page) => Promise<unknown>)[]])[] = [
  [
    "a field under the pointer, its words being edited, and refused",
    [
      (page) => page.locator("h1").hover(),
      (page) => page.locator("h1").click(),
      async (page) => {
        await page.keyboard.press("Control+A");
        await page.keyboard.press("Delete");
        await page.getByText("Le titre ne peut pas être vide.", { exact: true }).waitFor();
      },
    ],
  ],
  [
    "the form, with all its groups and a list of choices open, and with the pages that a change affects",
    [
      async (page) => {
        await page.getByRole("button", { name: "Fiche" }).click();
        const form = page.getByRole("dialog", { name: "Fiche" });
        await form.getByLabel("Accroche").waitFor();
        await form.locator("details").evaluateAll((all) => {
          for (const details of all) (details as HTMLDetailsElement).open = true;
        });
        await form.getByLabel("Auteur").click();
        await form.getByRole("button", { name: "Ajouter une question" }).click();
      },
      async (page) => {
        await page.getByRole("dialog", { name: "Fiche" }).getByLabel("Titre").fill("Autre");
        await page.getByText("le flux Blog", { exact: true }).waitFor();
      },
    ],
  ],
  [
    "the history",
    [
      async (page) => {
        await page.locator("h1").click();
        await page.keyboard.type("Un ");
        await page.keyboard.press("Enter");
        await page.locator("site-dev-edit .status").getByText("Enregistré", { exact: true }).waitFor();
        await page.getByRole("button", { name: "Historique" }).click();
        await page.getByRole("button", { name: /^Rétablir/ }).waitFor();
      },
    ],
  ],
  [
    "a text being edited, with the box of a link",
    [
      async (page) => {
        await page.getByText("Un paragraphe avec").click();
        await page.getByRole("toolbar", { name: "Outils du texte" }).waitFor();
        await page.keyboard.press("Control+k");
        await page.getByRole("dialog", { name: "Lien" }).waitFor();
      },
    ],
  ],
];

/** The faults of the page itself, in both themes, which are not those of the editor. */
let lacking: ReadonlySet<string> | undefined;

test.each(states)("axe finds nothing in %s, in both themes", async (_, steps) => {
  const { page } = await openEdit();
  lacking ??= new Set(await violationsInThemes(page));
  for (const step of steps) {
    await step(page);
    const found = await violationsInThemes(page);
    expect(found.filter((violation) => !lacking?.has(violation))).toEqual([]);
  }
});

test("with the keyboard alone, a field is found, corrected and saved, a list is reordered, and editing ends", async () => {
  const { server, page } = await openEdit();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type(" !");
  await page.keyboard.press("Enter");
  await eventually(() => expect(server.read(home, ["title"])).toBe("L'immeuble utile !"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Alt+Enter");
  const focused = () =>
    page.evaluate(() => {
      const active = document.querySelector("site-dev-edit")?.shadowRoot?.activeElement;
      return (active as HTMLInputElement | null)?.value || (active?.textContent ?? "");
    });
  await eventually(async () => expect(await focused()).toBe("Nous ne vendons ni matériel ni logiciel."));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Au clavier.");
  await page.keyboard.press("Enter");
  await eventually(() => expect(server.read(home, ["pitch"])).toBe("Au clavier."));
  for (let step = 0; step < 40 && !(await focused()).startsWith("Étapes"); step += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (let step = 0; step < 20 && (await focused()) !== "Mesurer"; step += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Alt+ArrowDown");
  await eventually(() => expect(server.read(home, ["steps"])).toEqual(["Dessiner", "Mesurer", "Suivre"]));
  await page.keyboard.press("Escape");
  for (let step = 0; step < 60 && !(await focused()).includes("Terminer"); step += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("site-dev-edit").waitFor({ state: "detached" });
  expect(await page.locator("h1").textContent()).toBe("L’immeuble utile !");
});

test("the name of a field is announced when it gets the focus", async () => {
  const { page } = await openEdit();
  await page.keyboard.press("Tab");
  await page
    .locator("site-dev-edit [aria-live]")
    .getByText("Réglages · Nom, sur 3 pages")
    .waitFor({ state: "attached" });
});

test("nothing moves for visitors who prefer reduced motion", async () => {
  const { page } = await openEdit({ reducedMotion: "reduce" });
  await page.getByText("Nous ne vendons").hover();
  await page.locator("site-dev-edit .label").getByRole("button", { name: "Fiche" }).click();
  const form = page.getByRole("dialog", { name: "Fiche" });
  await form.getByLabel("Accroche").waitFor();
  await form.getByLabel("Ouvert au public").click();
  expect(await page.evaluate(listAnimations)).toEqual([]);
});

test("at 390, 768 and 1280 px everything fits", async () => {
  const { page } = await openEdit();
  const bar = page.getByRole("toolbar", { name: "Modification" });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ["Annuler", "Refaire", "Chercher", "Nouveau", "Fiche", "Historique", "Terminer"]) {
      const box = await bar.getByRole("button", { name }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(40);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await page.locator("h1").click();
    const label = page.locator("site-dev-edit .label");
    await eventually(async () => {
      const box = await label.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press("Escape");
  }
});
