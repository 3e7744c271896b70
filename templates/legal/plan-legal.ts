import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import { keepTogether, wholeAddress } from "../words/name-facts.ts";
import type { LegalPageProps } from "./legal-page.tsx";
import type { Legal } from "./legal-schema.ts";

/** The legal notices, the conditions of sale and the privacy policy. */
export function planLegal(
  { legalNotices, privacyPolicy, salesConditions }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<LegalPageProps>[] {
  return [
    { route: "/mentions-legales", entry: legalNotices },
    { route: "/conditions-de-vente", entry: salesConditions },
    { route: "/politique-confidentialite", entry: privacyPolicy },
  ].map(({ route, entry }) => ({
    route,
    entry,
    props: { settings, words: withSettings(entry.data, settings), body: entry.body },
  }));
}

/** Facts from the settings, or a text that says that they are missing. */
function withSettings(words: Legal, settings: SiteSettings): Legal {
  const { address, phone } = settings;
  const given = { address: address === "" ? "" : wholeAddress(settings), phone: keepTogether(phone) };
  const fill = (rows: Legal["sheet"]) =>
    rows.map((row) => ({ ...row, value: (row.setting && given[row.setting]) || row.value }));
  return {
    ...words,
    sheet: fill(words.sheet),
    blocks: words.blocks.map((block) => ({ ...block, rows: fill(block.rows) })),
  };
}
