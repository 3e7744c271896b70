import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "../../../templates/words/unbroken.tsx";

test.each([
  ["Livré par e-mail.", 'Livré par <span class="together">e-mail</span>.'],
  ["E-mail", '<span class="together">E-mail</span>'],
  [
    "l’e-mail et les e-mails",
    'l’<span class="together">e-mail</span> et les <span class="together">e-mails</span>',
  ],
  ["Prénom", "Prénom"],
])("« %s » keeps every e-mail on one line", (text, html) => {
  expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(html);
});
