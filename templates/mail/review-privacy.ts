import type { Finding } from "charpente";
import type { PrivacyPolicy } from "../legal/legal-schema.ts";
import type { FileSettings } from "../settings.ts";
import { formsThatSend, nameForms } from "./forms-that-send.ts";

/** Reports where the privacy policy and the settings disagree on which forms the e-mail service carries. */
export function reviewPrivacy(
  { carriedByService }: Pick<PrivacyPolicy, "carriedByService">,
  { forms }: Pick<FileSettings, "forms">,
): readonly Finding[] {
  const carried = formsThatSend(forms);
  const unmentioned = carried.filter((form) => !carriedByService.includes(form));
  const wronglyMentioned = carriedByService.filter((form) => !carried.includes(form));
  return [
    ...(unmentioned.length === 0
      ? []
      : [finding(`ne dit pas que ${nameForms(unmentioned, "passe", "passent")} par le service d’e-mail`)]),
    ...(wronglyMentioned.length === 0
      ? []
      : [
          finding(
            `dit que ${nameForms(wronglyMentioned, "passe", "passent")} par le service d’e-mail, ce qui n’est pas le cas`,
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
