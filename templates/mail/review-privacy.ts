import type { Finding } from "charpente";
import type { PrivacyPolicy } from "../legal/legal-schema.ts";
import type { FileSettings } from "../settings.ts";
import { formsThatSend, nameForms } from "./forms-that-send.ts";

/** Says where the privacy policy and the settings disagree on which forms the e-mail service carries. */
export function reviewPrivacy(
  { carriedByService }: Pick<PrivacyPolicy, "carriedByService">,
  { forms }: Pick<FileSettings, "forms">,
): readonly Finding[] {
  const carried = formsThatSend(forms);
  const untold = carried.filter((form) => !carriedByService.includes(form));
  const told = carriedByService.filter((form) => !carried.includes(form));
  return [
    ...(untold.length === 0
      ? []
      : [finding(`says nothing of ${nameForms(untold)}, which the e-mail service carries`)]),
    ...(told.length === 0
      ? []
      : [finding(`has the e-mail service carry ${nameForms(told)}, which it does not`)]),
  ];
}

function finding(what: string): Finding {
  return {
    message: `the privacy policy ${what}`,
    hint: "mend the text of content/pages/politique-confidentialite.md, then its carriedByService",
    setting: "forms",
  };
}
