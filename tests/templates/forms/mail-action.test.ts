import { expect, test } from "vitest";
import { mailAction } from "../../../templates/forms/mail-action.ts";

test("a form without its script opens a mail to the firm, accents and signs of the subject kept", () => {
  const action = new URL(mailAction("contact@bati-utile.example", "Réhabilitation & énergie : 1 + 1 ?"));
  expect(action.protocol + action.pathname).toBe("mailto:contact@bati-utile.example");
  // Mail programs know no “+” for a space.
  expect(action.search).not.toContain("+");
  expect(decodeURIComponent(action.search)).toBe("?subject=Réhabilitation & énergie : 1 + 1 ?");
});
