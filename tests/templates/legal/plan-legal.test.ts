import { expect, test } from "vitest";
import type { SiteContent } from "../../../templates/collections.ts";
import { planLegal } from "../../../templates/legal/plan-legal.ts";
import type { SiteSettings } from "../../../templates/settings.ts";

/** The values of the rows of the legal notices, once the settings have been asked. */
function valuesWith(settings: { readonly phone: string; readonly address: string }) {
  const words = {
    sheet: [{ term: "Site", value: "www.essai.example" }],
    blocks: [
      {
        title: "Éditeur",
        rows: [
          { term: "Siège social", value: "à compléter", setting: "address" },
          { term: "Téléphone", value: "à compléter", setting: "phone" },
          { term: "SIREN", value: "à compléter" },
        ],
      },
    ],
  };
  const entry = { data: words, body: undefined };
  const others = { data: { ...words, blocks: [] } };
  const content = { legalNotices: entry, privacyPolicy: others, salesConditions: others };
  const [notices] = planLegal(
    content as unknown as SiteContent,
    { ...settings, place: "Paris" } as SiteSettings,
  );
  const { sheet = [], blocks = [] } = notices?.props.words ?? {};
  return [...sheet, ...blocks.flatMap(({ rows }) => rows)].map(({ value }) => value);
}

test("values that the settings leave empty are marked as missing in the legal notices", () => {
  expect(valuesWith({ phone: "", address: "" })).toEqual([
    "www.essai.example",
    "à compléter",
    "à compléter",
    "à compléter",
  ]);
});

test("telephone and address come from the settings into the legal notices, and nothing else is filled in", () => {
  expect(valuesWith({ phone: "01 23 45 67 89", address: "1 rue Haute, 75000" })).toEqual([
    "www.essai.example",
    "1 rue Haute, 75000\u00a0Paris",
    "01\u00a023\u00a045\u00a067\u00a089",
    "à compléter",
  ]);
});
