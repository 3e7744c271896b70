import { expect } from "vitest";
import { eventually } from "../eventually.ts";
import { openEdit, tall } from "./open-edit.ts";

const home = { collection: "pages", id: "home" };

/** The small site with its text open and the caret in a new paragraph behind the first one. */
export async function openText() {
  const { server, page } = await openEdit(tall);
  await page.getByText("Un paragraphe avec").click({ position: { x: 4, y: 10 } });
  await page.getByRole("toolbar", { name: "Outils du texte" }).waitFor();
  await page.locator("[role=textbox]:focus").waitFor();
  // The text puts the caret where somebody clicked, which may come after the first key.
  await eventually(async () => {
    await page.keyboard.press("End");
    expect(await page.evaluate(isAtStart)).toBe(false);
  });
  await page.keyboard.press("Enter");
  return { server, page, body: () => String(server.read(home, [])), box: page.getByRole("dialog") };
}

/**
 * Runs in the page: whether no words of its paragraph stand before the caret. ProseMirror puts its own caret back 20 ms
 * after it got the focus, so this looks once that timer has run out.
 */
async function isAtStart(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 25));
  const { focusNode = null, focusOffset = 0 } = getSelection() ?? {};
  const element = focusNode instanceof Element ? focusNode : focusNode?.parentElement;
  const paragraph = element?.closest("p");
  if (!focusNode || !paragraph) return true;
  const range = document.createRange();
  range.setStart(paragraph, 0);
  range.setEnd(focusNode, focusOffset);
  return range.toString() === "";
}
