import { Enhancer } from "charpente";
import { entryLines } from "../forms/entry-lines.ts";
import type { Board, BoardProps } from "../workbench/board.ts";
import { Group } from "../workbench/specimen.tsx";
import { contactEntries } from "./contact-entries.ts";
import { ContactForm } from "./contact-form.tsx";
import { contactFormProps } from "./contact-page.tsx";
import { PreparedMailNote } from "./prepared-mail.tsx";

export const examples: readonly Board[] = [
  {
    id: "formulaire-de-contact",
    title: "Formulaire de contact",
    note: "Il prépare un e-mail, et le texte à copier.",
    sheets: ["contact"],
    component: WholeContactForm,
  },
  {
    id: "message-prepare",
    title: "Message préparé",
    note: "Quand le programme d’e-mail ne s’est pas ouvert : le texte à copier.",
    sheets: ["contact"],
    component: PreparedMail,
  },
];

/** As the build draws it; the script of its page prepares the mail. */
function WholeContactForm({ settings, contact }: BoardProps) {
  return (
    <Group name="ContactForm">
      <h3 id="formulaire">{contact.form.title}</h3>
      <ContactForm {...contactFormProps(settings, contact.form)} />
      <Enhancer name="contact/enhance-contact.ts" />
    </Group>
  );
}

function PreparedMail({ settings, contact }: BoardProps) {
  const lines = entryLines(contactEntries(contact.form));
  return (
    <Group name="PreparedMailNote">
      <PreparedMailNote text={lines.join("\n")} address={settings.email} words={contact.form.prepared} />
    </Group>
  );
}
