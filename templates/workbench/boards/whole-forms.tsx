import { Island } from "charpente";
import { ContactForm } from "../../contact/contact-form.tsx";
import { contactFormProps } from "../../contact/contact-page.tsx";
import { GuideForm } from "../../guide/guide-form.tsx";
import { guideFormProps } from "../../guide/guide-page.tsx";
import type { BoardProps } from "../board.ts";
import { Group } from "../specimen.tsx";

/** As the build draws it and the browser makes it live. */
export function WholeContactForm({ settings, contact }: BoardProps) {
  return (
    <Group name="ContactForm">
      <h3 id="formulaire">{contact.form.title}</h3>
      <Island name="ContactForm" component={ContactForm} props={contactFormProps(settings, contact.form)} />
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
