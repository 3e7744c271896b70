import { Island, type PagePlan, Raised } from "charpente";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { entryLines } from "../forms/entry-lines.ts";
import { FormNote } from "../forms/form-note.tsx";
import { mailAction } from "../forms/mail-action.ts";
import { sendingWords } from "../forms/sending-words.ts";
import { Breadcrumb } from "../layout/contents.tsx";
import { LateSheet } from "../layout/late-sheet.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey, storeyHeight } from "../layout/storey.tsx";
import { mailService } from "../mail/email-service.ts";
import type { SiteSettings } from "../settings.ts";
import { PageToaster } from "../toasts/page-toaster.tsx";
import { GuideCover } from "./guide-cover.tsx";
import { GuideForm, type GuideFormProps } from "./guide-form.tsx";
import { guideFields } from "./guide-params.ts";
import type { Guide } from "./guide-schema.ts";

export type GuidePageProps = { readonly settings: SiteSettings; readonly words: Guide };

/** The guide stands on the first slab; below it what it holds, beside the form that asks for it. */
export function GuidePage({ settings, words }: GuidePageProps) {
  const { breadcrumb, contents, form } = words;
  return (
    <Layout settings={settings} sheet="guide" seo={words.seo}>
      <Storey level={storeyHeight} className="page-head guide-head" labelledBy="titre">
        <Breadcrumb
          label={settings.labels.breadcrumb}
          links={[{ label: breadcrumb.home, href: "/" }]}
          here={breadcrumb.here}
        />
        <h1 id="titre">{words.title}</h1>
        <p className="lead">
          <Raised text={words.lead} />
        </p>
        <div className="actions">
          <ActionLink {...words.jump} />
        </div>
        <GuideCover words={words.cover} name={settings.name} />
      </Storey>
      <LateSheet sheet="form" />
      <Storey level={0} className="guide-body">
        <section className="guide-contents" aria-labelledby="sommaire">
          <h2 id="sommaire">{contents.title}</h2>
          <ol>
            {contents.list.map(({ title, text }) => (
              <li key={title}>
                <h3>
                  <Raised text={title} />
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="field-help">
            <Raised text={contents.note} />
          </p>
        </section>
        <section aria-labelledby="formulaire">
          <h2 id="formulaire">{form.title}</h2>
          <Island
            name="GuideForm"
            component={GuideForm}
            props={guideFormProps(settings, form)}
            when="touch"
          />
          <FormNote id="donnees" note={form.data} />
        </section>
      </Storey>
      <PageToaster settings={settings} />
    </Layout>
  );
}

/** Sent to the browser: only the settings that this form needs. */
export function guideFormProps(
  settings: SiteSettings,
  { title: _, data: __, ...words }: Guide["form"],
): GuideFormProps {
  const { email, emailService } = settings;
  const labels = [...guideFields.map((name) => words[name].label), words.newsletter.label];
  const lines = entryLines(labels.map((label) => ({ label, value: "" })));
  return {
    words,
    sending: sendingWords(settings),
    service: mailService(emailService, "guide"),
    email,
    mailHref: mailAction(email, words.submit.subject, lines),
  };
}

export function planGuide(
  { guidePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<GuidePageProps>[] {
  return [{ route: "/telecharger-guide", entry: guidePage, props: { settings, words: guidePage.data } }];
}
