export const bill = { name: "facture.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(200_000, "a") };

/** Performs a visitor’s action on a control. */
export async function act(page, target, action) {
  switch (action) {
    case "tap":
      return target.tap();
    case "type":
      await target.focus();
      return page.keyboard.press("1");
    case "arrow":
      await target.focus();
      return page.keyboard.press("ArrowDown");
    case "choose a file":
      return target.setInputFiles(bill);
    default:
      // A key, such as Escape or Shift+Tab.
      await target?.focus();
      return page.keyboard.press(action);
  }
}
