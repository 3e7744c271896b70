import { Island, type PagePlan, Prose } from "charpente";
import type { SiteContent } from "../collections.ts";
import { InlineDrawing } from "../drawings/drawn-image.tsx";
import { FormNote } from "../forms/form-note.tsx";
import { attachmentBytes, sendingWords } from "../forms/sending-words.ts";
import { Breadcrumb } from "../layout/contents.tsx";
import { LateSheet } from "../layout/late-sheet.tsx";
import { Layout } from "../layout/layout.tsx";
import { SectionLine, Storey } from "../layout/storey.tsx";
import { mailService } from "../mail/email-service.ts";
import type { SiteSettings } from "../settings.ts";
import { PageToaster } from "../toasts/page-toaster.tsx";
import { figureOf } from "../words/figures-schema.ts";
import { EnergyQuestionnaire, type EnergyQuestionnaireProps } from "./energy-questionnaire.tsx";
import type { Questionnaire } from "./questionnaire-schema.ts";

export type QuestionnairePageProps = { readonly settings: SiteSettings; readonly words: Questionnaire };

/** Consent first; the questions appear once it is given. */
export function QuestionnairePage({ settings, words }: QuestionnairePageProps) {
  const { breadcrumb, title, lead, drawing, consent } = words;
  return (
    <Layout settings={settings} sheet="questionnaire" seo={words.seo}>
      <header className="article-head article-head-shallow home-head">
        <Breadcrumb
          label={settings.labels.breadcrumb}
          links={[{ label: breadcrumb.home, href: "/" }]}
          here={breadcrumb.here}
        />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="head-drawing">
          <InlineDrawing drawing={drawing} scale={20} crop={houseCrop} />
        </div>
        <SectionLine />
      </header>
      <LateSheet sheet="form" />
      <Storey level={0} className="questionnaire">
        <div className="questionnaire-consent">
          <h2 id="consentement">{consent.title}</h2>
          <div className="prose">
            <Prose body={consent.notice} />
          </div>
          <FormNote id="consentement-donnees" note={consent.note} />
          <Island
            name="EnergyQuestionnaire"
            component={EnergyQuestionnaire}
            props={formProps(words, settings)}
            when="touch"
          />
        </div>
      </Storey>
      <PageToaster settings={settings} />
    </Layout>
  );
}

/** As wide and as deep as the style sheet of the heads expects. Metres. */
export const houseCrop = { x: -8.4, y: -2.2, width: 31, height: 13.4 };

function formProps({ consent, form }: Questionnaire, settings: SiteSettings): EnergyQuestionnaireProps {
  const { email, emailService, figures } = settings;
  return {
    consent: { checkbox: consent.checkbox, hint: consent.hint },
    words: form,
    email,
    sending: sendingWords(settings),
    service: mailService(emailService, "questionnaire"),
    largestMegabytes: figureOf(figures, "poids-fichier"),
    leastSurface: figureOf(figures, "superficie-logement"),
    maxTotalBytes: attachmentBytes(settings),
  };
}

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
