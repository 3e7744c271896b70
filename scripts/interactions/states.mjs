import { bill } from "./act.mjs";

const photograph = { name: "photo.tiff", mimeType: "image/tiff", buffer: Buffer.alloc(1000) };
const anyPage = "/";

/**
 * States in which a page shows further controls, or in which controls act differently. `prepare` brings a page there.
 * `again` lists controls to measure once more; controls that appear are measured as well.
 */
export const states = [
  { route: anyPage, state: "menu open", prepare: openMenu, again: [[".menu h2, .menu p", "Escape"]] },
  { route: anyPage, state: "keyboard", again: [[".skip-link", "Tab"]] },
  { route: "/blog", state: "all articles", again: [["[data-filter='innovation']", "tap"]] },
  {
    route: "/blog",
    state: "a category chosen",
    prepare: chooseCategory,
    again: [["[data-filter='']", "tap"]],
  },
  { route: "/telecharger-guide", state: "filled in", prepare: fillGuide, again: [["form .button", "tap"]] },
  {
    route: "/telecharger-guide",
    state: "filled in, Enter",
    prepare: fillGuide,
    again: [["#champ-nom", "Enter"]],
  },
  { route: "/telecharger-guide", state: "sent", prepare: sendGuide },
  { route: "/telecharger-guide", state: "not sent", prepare: failGuide, again: [["form .button", "tap"]] },
  { route: "/contact", state: "mail prepared", prepare: prepareMail, again: [["form .button", "tap"]] },
  {
    route: "/rapport-performance",
    state: "filled in",
    prepare: fillOrder,
    again: [
      ["#champ-surface", "type"],
      ["#champ-surface", "Backspace"],
      ["#champ-confirmedSurface", "type"],
      ["form.order .button", "tap"],
    ],
  },
  { route: "/rapport-performance", state: "another surface confirmed", prepare: confirmAnother },
  { route: "/rapport-performance", state: "a file chosen", prepare: (page) => choose(page, "file", bill) },
  { route: "/rapport-performance", state: "ordered", prepare: order },
  {
    route: "/questionnaire-energie",
    state: "consent given",
    prepare: consent,
    again: [["#champ-consent", "tap"]],
  },
  {
    route: "/questionnaire-energie",
    state: "a file of the wrong type",
    prepare: async (page) => {
      await fillQuestionnaire(page);
      await choose(page, "files", photograph);
    },
    again: [["form .button", "tap"]],
  },
  {
    route: "/questionnaire-energie",
    state: "filled in",
    prepare: fillQuestionnaire,
    again: [["form .button", "tap"]],
  },
  {
    route: "/questionnaire-energie",
    state: "required fields missing",
    prepare: async (page) => {
      await consent(page);
      await page.locator("form .button").click();
    },
    again: [["#champ-adresse", "type"]],
  },
];

async function openMenu(page) {
  await page.locator(".menu-button").click();
}

async function chooseCategory(page) {
  await page.locator("[data-filter]").nth(3).click();
}

async function fillGuide(page) {
  const texts = { prenom: "Camille", nom: "Durand", societe: "Foncière", fonction: "Directrice" };
  await fill(page, { ...texts, email: "camille@exemple.fr", telephone: "0102030405" });
}

async function sendGuide(page) {
  await fillGuide(page);
  await page.locator("form .button").click();
  await page.locator(".toast").waitFor();
}

async function failGuide(page, mail) {
  mail.answerWith(500);
  await sendGuide(page);
  mail.answerWith(200);
}

async function prepareMail(page) {
  await fill(page, { firstName: "Camille", project: "Un immeuble de bureaux à rénover." });
  await page.locator("form .button").click();
  await page.locator(".prepared-mail").waitFor();
}

async function fillOrder(page) {
  await fill(page, {
    surface: "1850",
    address: "1 rue de la Paix, 75002 Paris",
    email: "camille@exemple.fr",
  });
}

async function confirmAnother(page) {
  await fillOrder(page);
  await fill(page, { confirmedSurface: "2000" });
}

async function order(page) {
  await fillOrder(page);
  await page.locator("form.order .button").click();
  await page.locator(".order-done").waitFor();
}

async function consent(page) {
  await page.locator("#champ-consent").check();
}

async function fillQuestionnaire(page) {
  await consent(page);
  await fill(page, { adresse: "1 rue de la Paix, 75002 Paris", superficie: "80" });
}

async function choose(page, name, file) {
  await page.locator(`#champ-${name}`).setInputFiles(file);
}

async function fill(page, texts) {
  for (const [name, text] of Object.entries(texts)) await page.locator(`#champ-${name}`).fill(text);
}
