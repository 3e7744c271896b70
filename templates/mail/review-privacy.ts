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
      : [finding(`ne dit pas que ${nameForms(untold, "passe", "passent")} par le service d’e-mail`)]),
    ...(told.length === 0
      ? []
      : [
          finding(
            `dit que ${nameForms(told, "passe", "passent")} par le service d’e-mail, ce qui n’est pas le cas`,
          ),
        ]),
  ];
}

function finding(what: string): Finding {
  return {
    message: `la politique de confidentialité ${what}`,
    hint: "corrigez le texte de content/pages/politique-confidentialite.md, puis son champ carriedByService",
    setting: "forms",
  };
}
