import { Enhancer, Island } from "charpente";
import { ContactForm } from "../../contact/contact-form.tsx";
import { contactFormProps } from "../../contact/contact-page.tsx";
import { GuideForm } from "../../guide/guide-form.tsx";
import { guideFormProps } from "../../guide/guide-page.tsx";
import type { BoardProps } from "../board.ts";
import { Group } from "../specimen.tsx";

/** As the build draws it; the script of its page prepares the mail. */
export function WholeContactForm({ settings, contact }: BoardProps) {
  return (
    <Group name="ContactForm">
      <h3 id="formulaire">{contact.form.title}</h3>
      <ContactForm {...contactFormProps(settings, contact.form)} />
      <Enhancer name="contact/enhance-contact.ts" />
    </Group>
  );
}

/** As the build draws it and the browser makes it live. */
export function WholeGuideForm({ settings, guide }: BoardProps) {
  return (
    <Group name="GuideForm">
      <h3 id="formulaire">{guide.form.title}</h3>
      <Island name="GuideForm" component={GuideForm} props={guideFormProps(settings, guide.form)} />
    </Group>
  );
}
