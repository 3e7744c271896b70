import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openText } from "../support/edit/open-text.ts";
import { eventually } from "../support/eventually.ts";

/** Drops a file onto the text or pastes it, with the events of a browser. */
async function give(page: Page, way: "drop" | "paste", name: string): Promise<void> {
  await page.evaluate(
    ({ way, name }) => {
      const data = new DataTransfer();
      data.items.add(new File(["bytes"], name));
      const all = { bubbles: true, cancelable: true };
      const target = document.activeElement;
      const { left = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
      const event =
        way === "drop"
          ? new DragEvent("drop", { ...all, dataTransfer: data, clientX: left + 10, clientY: bottom - 4 })
          : new ClipboardEvent("paste", { ...all, clipboardData: data });
      target?.dispatchEvent(event);
    },
    { way, name },
  );
}

test("a pasted image is inserted after the author has given its alternative text", async () => {
  const { page, body, box } = await openText();
  const before = body();
  await give(page, "paste", "IMG_2041.jpg");
  const alternative = box.getByLabel("Ce que montre l’image");
  await alternative.waitFor();
  expect(await alternative.inputValue()).toBe("");
  for (const empty of ["", "IMG_2041", "facade", "facade.jpg"]) {
    await alternative.fill(empty);
    await page.keyboard.press("Enter");
    await box.getByText("Dites en une phrase").waitFor();
  }
  expect(body()).toBe(before);
  await alternative.fill("La façade, un matin d’hiver");
  await page.keyboard.press("Enter");
  const shown = page.getByAltText("La façade, un matin d’hiver");
  await eventually(async () => expect(await shown.getAttribute("src")).toMatch(/^data:/));
  await eventually(() =>
    expect(body()).toContain("\n\n![La façade, un matin d’hiver](/images/facade.jpg)\n\n"),
  );
});

test("a dropped PDF file becomes a link with its number of pages and its size", async () => {
  const { page, server, body, box } = await openText();
  await give(page, "drop", "Guide BACS (1).pdf");
  const text = box.getByLabel("Texte du lien");
  await text.waitFor();
  expect(server.asked.find(({ name }) => name === "add-file")?.body).toEqual({ name: "Guide BACS (1).pdf" });
  await text.fill("Le guide du décret");
  await page.keyboard.press("Enter");
  await eventually(() =>
    expect(body()).toContain(
      "[Le guide du décret (PDF, 3 pages, 1,2 Mo)](/documents/guide-bacs.pdf)La note elle-même.",
    ),
  );
});

test("a file that the site does not accept is refused with the reason", async () => {
  const { page, box, body } = await openText();
  const before = body();
  await give(page, "paste", "photo.heic");
  await box.getByText("cette photo est au format HEIC").waitFor();
  await page.keyboard.press("Enter");
  await eventually(async () => expect(await box.count()).toBe(0));
  expect(body()).toBe(before);
});

test("the box of an image stays in the window once its picture has loaded", async () => {
  const { page, box } = await openText();
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.evaluate(() => {
    const { focusNode } = getSelection() ?? {};
    (focusNode as Element).scrollIntoView({ block: "end", behavior: "instant" });
  });
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Image", exact: true }).click();
  await box.getByRole("button", { name: "Choisir un fichier" }).click();
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"></svg>';
  await (await choosing).setFiles({
    name: "facade.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(picture),
  });
  await eventually(async () => expect((await box.locator("img").boundingBox())?.height).toBeGreaterThan(100));
  await eventually(async () => {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
    // Above the bar and the tools of the text.
    expect(y + height).toBeLessThanOrEqual(500);
  });
});

test("an image can be chosen from the disk with the toolbar", async () => {
  const { page, body, box } = await openText();
  await page
    .getByRole("toolbar", { name: "Outils du texte" })
    .getByRole("button", { name: "Image", exact: true })
    .click();
  const choosing = page.waitForEvent("filechooser");
  await box.getByRole("button", { name: "Choisir un fichier" }).click();
  await (await choosing).setFiles({
    name: "facade.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("bytes"),
  });
  await box.locator("img").waitFor({ state: "attached" });
  await box.getByLabel("Ce que montre l’image").fill("La façade");
  await box.getByRole("button", { name: "Appliquer" }).click();
  await eventually(() => expect(body()).toContain("![La façade](/images/facade.jpg)"));
});

test("an image is shown in its text although the first request for the pictures fails", async () => {
  const { page } = await openText();
  const tools = page.getByRole("toolbar", { name: "Outils du texte" });
  await tools.getByRole("button", { name: "Source" }).click();
  await page.getByRole("textbox", { name: "Source" }).fill("Un plan :\n\n![Un plan](/plan.svg)\n");
  let failures = 0;
  await page.route("**/__edit/images", (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.getByRole("button", { name: "Par blocs" }).click();
  const shown = page.getByAltText("Un plan");
  await eventually(() => expect(failures).toBe(1));
  expect(await shown.getAttribute("src")).toBe(null);
  await eventually(async () => expect(await shown.getAttribute("src")).toBe("/coupe.svg"));
});
