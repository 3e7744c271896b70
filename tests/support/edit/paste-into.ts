import type { Page } from "playwright-core";

/** Copies and pastes by their keys, through the clipboard of the browser. */
export async function pasteInto(
  page: Page,
  data: { readonly html?: string; readonly text?: string },
  keys = "Control+v",
): Promise<void> {
  await page.evaluate(({ html, text }) => {
    const copy = (event: ClipboardEvent) => {
      if (html !== undefined) event.clipboardData?.setData("text/html", html);
      event.clipboardData?.setData("text/plain", text ?? "");
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("copy", copy, { capture: true, once: true });
  }, data);
  await page.keyboard.press("Control+c");
  await page.keyboard.press(keys);
}
