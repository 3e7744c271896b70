import { Enhancer, Island, Link, type PagePlan, Raised } from "charpente";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { Questions } from "../components/rows.tsx";
import { detailView, panoramaView } from "../drawings/drawing-views.ts";
import { DrawnImage, InlineDrawing } from "../drawings/drawn-image.tsx";
import { FormNote } from "../forms/form-note.tsx";
import { sendingWords } from "../forms/sending-words.ts";
import { Breadcrumb } from "../layout/contents.tsx";
import { LateSheet } from "../layout/late-sheet.tsx";
import { Layout } from "../layout/layout.tsx";
import { SplitStorey, Storey, storeyHeight } from "../layout/storey.tsx";
import { mailService } from "../mail/email-service.ts";
import type { SiteSettings } from "../settings.ts";
import { PageToaster } from "../toasts/page-toaster.tsx";
import { keepTogether, toDial, wholeAddress } from "../words/name-facts.ts";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";
import type { Contact } from "./contact-schema.ts";

export type ContactPageProps = { readonly settings: SiteSettings; readonly words: Contact };

/** A drawing with a free chair, the form beside the contact details, questions, and a street across two countries. */
export function ContactPage({ settings, words }: ContactPageProps) {
  const { breadcrumb, form, questions, closing } = words;
  const sends = settings.forms.contact.delivery === "emailjs";
  return (
    <Layout settings={settings} sheet="contact" seo={words.seo}>
      <Storey level={3 * storeyHeight} className="page-head contact-head" labelledBy="titre">
        <Breadcrumb
          label={settings.labels.breadcrumb}
          links={[{ label: breadcrumb.home, href: "/" }]}
          here={breadcrumb.here}
        />
        <h1 id="titre">{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <div className="contact-detail">
          <InlineDrawing drawing="detail-meeting" scale={detailView("detail-meeting").scale * 2} />
        </div>
      </Storey>
      <LateSheet sheet="form" />
      <Storey level={2 * storeyHeight} className="contact-form" labelledBy="formulaire">
        <div>
          <h2 id="formulaire">{form.title}</h2>
          <p className="field-help">
            <Raised text={form.needed} />
          </p>
          <Enhancer name="contact/enhance-contact.ts" />
          {sends ? (
            <Island
              name="ContactForm"
              component={ContactForm}
              props={contactFormProps(settings, form)}
              when="touch"
            />
          ) : (
            <ContactForm {...contactFormProps(settings, form)} />
          )}
          <FormNote id="donnees" note={sends ? form.sending.data : form.data} />
        </div>
        <Details settings={settings} words={words.details} />
      </Storey>
      <SplitStorey level={storeyHeight} id="questions" title={questions.title}>
        <Questions questions={questions.list} />
      </SplitStorey>
      <Storey level={0} className="contact-street" labelledBy="pays">
        <h2 id="pays">{closing.title}</h2>
        <p>{closing.text}</p>
        <DrawnImage view={panoramaView("contact")} alt="" />
      </Storey>
      {sends ? <PageToaster settings={settings} /> : null}
    </Layout>
  );
}

/** Only the settings that this form needs: where the e-mail service sends it, the browser gets them. */
export function contactFormProps(settings: SiteSettings, form: Contact["form"]): ContactFormProps {
  const { title: _, needed: __, data: ___, ...words } = form;
  const { email, emailService, forms } = settings;
  const sends = forms.contact.delivery === "emailjs";
  return {
    words,
    sending: sendingWords(settings),
    ...(sends && { service: mailService(emailService, "contact") }),
    email,
  };
}

type DetailsProps = { readonly settings: SiteSettings; readonly words: Contact["details"] };

/** How else to reach the firm, as a title block. */
function Details({ settings, words }: DetailsProps) {
  const { email, phone, network, booking, labels } = settings;
  return (
    <aside className="contact-details" aria-labelledby="coordonnees">
      <h2 id="coordonnees">{words.title}</h2>
      <dl>
        <dt>
          <Raised text={words.email} />
        </dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {phone === "" ? null : (
          <>
            <dt>{labels.phone}</dt>
            <dd>
              <a href={toDial(phone)}>{keepTogether(phone)}</a>
            </dd>
          </>
        )}
        <dt>{words.place}</dt>
        <dd>
          {wholeAddress(settings)}
          <br />
          <span>{words.reach}</span>
        </dd>
        <dt>{words.network}</dt>
        <dd>
          <Link href={network.url}>{network.label}</Link>
        </dd>
        <dt>{words.reply}</dt>
        <dd>{words.promise}</dd>
      </dl>
      <p>{words.meeting}</p>
      <ActionLink href={booking.url} label={words.booking} />
    </aside>
  );
}

export function planContact(
  { contactPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ContactPageProps>[] {
  return [{ route: "/contact", entry: contactPage, props: { settings, words: contactPage.data } }];
}
