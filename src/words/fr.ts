import type { Catalogue } from "./catalogue.ts";
import { added } from "./fr/added.ts";
import { assets } from "./fr/assets.ts";
import { changes } from "./fr/changes.ts";
import { checks } from "./fr/checks.ts";
import { edits } from "./fr/edits.ts";
import { external } from "./fr/external.ts";
import { http } from "./fr/http.ts";
import { links } from "./fr/links.ts";
import { markdown } from "./fr/markdown.ts";
import { pages } from "./fr/pages.ts";
import { plan } from "./fr/plan.ts";
import { preview } from "./fr/preview.ts";
import { publish } from "./fr/publish.ts";
import { reading } from "./fr/reading.ts";
import { shared } from "./fr/shared.ts";
import { templates } from "./fr/templates.ts";
import { translations } from "./fr/translations.ts";
import { usage } from "./fr/usage.ts";
import { values } from "./fr/values.ts";
import { yaml } from "./fr/yaml.ts";

const messages: Catalogue["messages"] = {
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
};

export const fr: Catalogue = { messages, pages, changes };
