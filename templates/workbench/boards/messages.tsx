import { Enhancer } from "charpente";
import { Tooltip } from "../../components/tooltip.tsx";
import { contactEntries } from "../../contact/contact-entries.ts";
import { PreparedMailNote } from "../../contact/prepared-mail.tsx";
import { entryLines } from "../../forms/entry-lines.ts";
import { mailAction } from "../../forms/mail-action.ts";
import { MailNote } from "../../forms/mail-note.tsx";
import { ErrorSummary } from "../../questionnaire/error-summary.tsx";
import { PageToaster } from "../../toasts/page-toaster.tsx";
import { ToastCard } from "../../toasts/toast-card.tsx";
import type { BoardProps } from "../board.ts";
import { longText, longTitle } from "../fixtures.ts";
import { Group, Specimen, States } from "../specimen.tsx";

/** What a page says to whoever has just done something. */
export function Messages({ settings, contact, questionnaire }: BoardProps) {
  const { email, labels } = settings;
  const { fields, problems } = questionnaire.form;
  const { subject } = contact.form.submit;
  const lines = entryLines(contactEntries(contact.form));
  const mail = { href: mailAction(email, subject, lines), text: lines.join("\n") };
  return (
    <>
      <Group name="ToastCard">
        <Toasts settings={settings} questionnaire={questionnaire} />
      </Group>
      <Group name="ErrorSummary">
        {/* Its links lead to fields of the form: here, to the titles of the groups. */}
        <ErrorSummary
          title={problems}
          problems={[
            { fieldId: "composant-toastcard", text: fields.adresse.error },
            { fieldId: "composant-tooltip", text: fields.superficie.error },
          ]}
        />
      </Group>
      <Group name="Tooltip">
        <States>
          <Specimen label="Qui nomme le bouton, ouverte" className="bench-open">
            <Tooltip id="bulle-nom-ouverte" kind="name">
              {labels.closeNotification}
            </Tooltip>
          </Specimen>
          <Specimen label="Qui l’explique, ouverte, texte long" className="bench-open">
            <Tooltip id="bulle-aide-ouverte" kind="help">
              {longText}
            </Tooltip>
          </Specimen>
          <Specimen label="Qui nomme, à essayer">
            <button
              className="button"
              type="button"
              aria-label={labels.closeNotification}
              data-tooltip="bulle-nom"
            >
              ×
            </button>
            <Tooltip id="bulle-nom" kind="name">
              {labels.closeNotification}
            </Tooltip>
          </Specimen>
          <Specimen label="Qui explique, à essayer">
            <button
              className="button"
              type="button"
              aria-label="Aide : surface"
              aria-describedby="bulle-aide"
              data-tooltip="bulle-aide"
              popoverTarget="bulle-aide"
            >
              ?
            </button>
            <Tooltip id="bulle-aide" kind="help">
              Surface de plancher, tous niveaux confondus.
            </Tooltip>
          </Specimen>
        </States>
        <Enhancer name="components/tooltip.ts" />
      </Group>
      <Group name="MailNote">
        <p>
          <MailNote text={contact.form.submit.mailNote} mail={{ address: email, href: mail.href }} />
        </p>
      </Group>
      <Group name="PreparedMailNote">
        <PreparedMailNote text={mail.text} address={email} words={contact.form.prepared} />
      </Group>
      <PageToaster settings={settings} />
    </>
  );
}

/** In the order of the toaster: failures above what is done. */
function Toasts({ settings, questionnaire }: Pick<BoardProps, "settings" | "questionnaire">) {
  const { labels, toasts } = settings;
  const { missing, sent } = questionnaire.form.notifications;
  const card = { isPaused: true, closeLabel: labels.closeNotification, onDismiss: () => {} };
  return (
    <div className="toaster bench-toaster" data-paused>
      <ToastCard {...card} seconds={toasts.failedSeconds} toast={{ id: 1, kind: "failed", ...missing }} />
      <ToastCard
        {...card}
        seconds={toasts.failedSeconds}
        toast={{ id: 2, kind: "failed", title: longTitle, text: longText }}
      />
      <ToastCard {...card} seconds={toasts.seconds} toast={{ id: 3, kind: "done", ...sent }} />
    </div>
  );
}
