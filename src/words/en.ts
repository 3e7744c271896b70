import { added } from "./en/added.ts";
import { assets } from "./en/assets.ts";
import { changes } from "./en/changes.ts";
import { checks } from "./en/checks.ts";
import { edits } from "./en/edits.ts";
import { external } from "./en/external.ts";
import { http } from "./en/http.ts";
import { links } from "./en/links.ts";
import { markdown } from "./en/markdown.ts";
import { pages } from "./en/pages.ts";
import { plan } from "./en/plan.ts";
import { preview } from "./en/preview.ts";
import { publish } from "./en/publish.ts";
import { reading } from "./en/reading.ts";
import { shared } from "./en/shared.ts";
import { templates } from "./en/templates.ts";
import { translations } from "./en/translations.ts";
import { usage } from "./en/usage.ts";
import { values } from "./en/values.ts";
import { yaml } from "./en/yaml.ts";

/**
 * The messages of problems in English, the reference for the other languages. A message is a text or a function of its
 * data. Its key is the code of the problem; if a code has several messages, a full stop and a name follow.
 */
const messages = {
  ...shared,
  ...edits,
  ...added,
  ...usage,
  ...external,
  ...preview,
  ...http,
  ...links,
  ...reading,
  ...yaml,
  ...values,
  ...plan,
  ...markdown,
  ...assets,
  ...templates,
  ...translations,
  ...checks,
  ...publish,
} as const;

export const en = { messages, pages, changes } as const;
