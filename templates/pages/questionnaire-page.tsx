import { Breadcrumb } from "../components/breadcrumb.tsx";
import { InlineDrawing } from "../components/inline-drawing.tsx";
import { Layout } from "../components/layout.tsx";
import { QuestionnaireForm } from "../components/questionnaire-form.tsx";
import { SectionLine } from "../components/section-line.tsx";
import { Storey } from "../components/storey.tsx";
import type { Questionnaire } from "../schemas/questionnaire.ts";
import type { SiteSettings } from "../schemas/settings.ts";

export type QuestionnairePageProps = { readonly settings: SiteSettings; readonly words: Questionnaire };

/** Consent first; what is asked of a household shows once it is given. */
export function QuestionnairePage({ settings, words }: QuestionnairePageProps) {
  const { breadcrumb, title, lead, drawing } = words;
  return (
    <Layout settings={settings} sheet="questionnaire" seo={words.seo}>
      <header className="article-head article-head-shallow home-head">
        <Breadcrumb
          label={settings.labels.breadcrumb}
          links={[{ label: breadcrumb.home, href: "/" }]}
          here={{ text: breadcrumb.page }}
        />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="head-drawing">
          <InlineDrawing drawing={drawing} scale={20} crop={houseCrop} />
        </div>
        <SectionLine />
      </header>
      <Storey level={0} className="questionnaire">
        <QuestionnaireForm words={words} email={settings.email} />
      </Storey>
    </Layout>
  );
}

/** As wide and as deep as the style sheet of the heads expects. Metres. */
const houseCrop = { x: -8.4, y: -2.2, width: 31, height: 13.4 };
