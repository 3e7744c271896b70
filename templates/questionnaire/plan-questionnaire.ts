import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { QuestionnairePageProps } from "./questionnaire-page.tsx";

export function planQuestionnaire(
  { questionnairePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<QuestionnairePageProps>[] {
  return [
    {
      route: "/questionnaire-energie",
      entry: questionnairePage,
      props: { settings, words: questionnairePage.data },
    },
  ];
}
