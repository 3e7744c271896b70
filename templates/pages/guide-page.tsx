import { ActionLink } from "../components/action-link.tsx";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { FormCheckbox } from "../components/form-checkbox.tsx";
import { FormField } from "../components/form-field.tsx";
import { FormNote } from "../components/form-note.tsx";
import { FormSubmit } from "../components/form-submit.tsx";
import { GuideCover } from "../components/guide-cover.tsx";
import { Layout } from "../components/layout.tsx";
import { storeyHeight } from "../components/level.ts";
import { mailAction } from "../components/mail-action.ts";
import { Storey } from "../components/storey.tsx";
import { fillIn } from "../pricing/fill-in.ts";
import type { Guide } from "../schemas/guide.ts";
import type { SiteSettings } from "../schemas/settings.ts";

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
          here={{ text: breadcrumb.here }}
        />
        <h1 id="titre">{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <div className="actions">
          <ActionLink {...words.jump} />
        </div>
        <GuideCover words={words.cover} name={settings.name} />
      </Storey>
      <Storey level={0} className="guide-body">
        <section className="guide-contents" aria-labelledby="sommaire">
          <h2 id="sommaire">{contents.title}</h2>
          <ol>
            {contents.list.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="field-help">{contents.note}</p>
        </section>
        <section aria-labelledby="formulaire">
          <h2 id="formulaire">{form.title}</h2>
          <GuideForm email={settings.email} words={form} />
          <FormNote id="donnees" note={form.data} />
        </section>
      </Storey>
    </Layout>
  );
}

/** The browser itself checks what is required. Without its script, the form opens a mail with every field filled in. */
function GuideForm({ email, words }: { readonly email: string; readonly words: Guide["form"] }) {
  return (
    <form
      className="form"
      name="guide"
      action={mailAction(email, words.submit.subject)}
      method="post"
      encType="text/plain"
      aria-labelledby="formulaire"
    >
      <p className="field-help">{words.needed}</p>
      <FormField name="prenom" words={words.prenom} autoComplete="given-name" required />
      <FormField name="nom" words={words.nom} autoComplete="family-name" required />
      <FormField name="societe" words={words.societe} autoComplete="organization" required />
      <FormField name="fonction" words={words.fonction} autoComplete="organization-title" required />
      <FormField name="email" words={words.email} control="email" autoComplete="email" required />
      <FormField name="telephone" words={words.telephone} control="tel" autoComplete="tel" required />
      <FormCheckbox name="acceptNewsletter" label={words.acceptNewsletter} />
      <FormSubmit
        words={{ ...words.submit, mailNote: fillIn(words.submit.mailNote, { email }) }}
        noteId="envoi"
      />
    </form>
  );
}
