import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { QuestionnairePageProps } from "../pages/questionnaire-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

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
