import { Island } from "charpente";
import { attachmentBytes, sendingWords } from "../forms/sending-words.ts";
import { mailService } from "../mail/email-service.ts";
import { figureOf } from "../words/figures-schema.ts";
import type { Board, BoardProps } from "../workbench/board.ts";
import { chosenFiles } from "../workbench/fixtures.ts";
import { Group } from "../workbench/specimen.tsx";
import { EnergyQuestionnaire } from "./energy-questionnaire.tsx";
import { QuestionnaireForm } from "./questionnaire-form.tsx";
import { questionnaireFileRules } from "./refuse-answers.ts";

export const examples: readonly Board[] = [
  {
    id: "questionnaire",
    title: "Questionnaire",
    note: "Les champs paraissent une fois le consentement coché.",
    sheets: ["form", "questionnaire"],
    component: Questionnaire,
  },
  {
    id: "questionnaire-refuse",
    title: "Questionnaire refusé",
    note: "Résumé des erreurs, champs et fichier refusés.",
    sheets: ["questionnaire"],
    component: RefusedQuestionnaire,
  },
  {
    id: "questionnaire-en-cours",
    title: "Questionnaire en cours d’envoi",
    note: "Le bouton attend la réponse.",
    sheets: ["questionnaire"],
    component: SendingQuestionnaire,
  },
];

/** As the build draws it and the browser makes it live: the fields show once the box is ticked. */
function Questionnaire({ questionnaire, settings }: BoardProps) {
  return (
    <Group name="EnergyQuestionnaire" className="questionnaire">
      <div className="questionnaire-consent">
        <h3 id="consentement">{questionnaire.consent.title}</h3>
        <Island
          name="EnergyQuestionnaire"
          component={EnergyQuestionnaire}
          props={{
            consent: consentOf(questionnaire),
            words: questionnaire.form,
            email: settings.email,
            sending: sendingWords(settings),
            service: mailService(settings.emailService, "questionnaire"),
            largestMegabytes: figureOf(settings.figures, "poids-fichier"),
            leastSurface: figureOf(settings.figures, "superficie-logement"),
            maxTotalBytes: attachmentBytes(settings),
          }}
        />
      </div>
    </Group>
  );
}

/** Sent without an address and a surface, one of its files too large. */
function RefusedQuestionnaire(props: BoardProps) {
  const { fields } = props.questionnaire.form;
  const missing = ["adresse", "superficie"] as const;
  return (
    <QuestionnaireState
      {...props}
      missing={missing}
      problems={missing.map((name) => ({ fieldId: `champ-${name}`, text: fields[name].error }))}
      sizes={{ "facture-janvier.pdf": 20 * 1024, "compteur.pdf": 6 * 1024 * 1024 }}
      failure={props.questionnaire.form.notifications.missing}
      isSending={false}
    />
  );
}

/** The e-mail service has been asked. */
function SendingQuestionnaire(props: BoardProps) {
  return (
    <QuestionnaireState
      {...props}
      missing={[]}
      problems={[]}
      sizes={{ "facture-janvier.pdf": 20 * 1024 }}
      failure={undefined}
      isSending
    />
  );
}

type FormProps = Parameters<typeof QuestionnaireForm>[0];

type QuestionnaireStateProps = BoardProps &
  Pick<FormProps, "missing" | "problems" | "failure" | "isSending"> & {
    readonly sizes: Readonly<Record<string, number>>;
  };

function QuestionnaireState({ questionnaire, settings, sizes, ...state }: QuestionnaireStateProps) {
  return (
    <Group name="QuestionnaireForm" className="questionnaire">
      <div className="questionnaire-consent bench-consented">
        <h3 id="consentement">{questionnaire.consent.title}</h3>
        <QuestionnaireForm
          consent={consentOf(questionnaire)}
          words={questionnaire.form}
          email={settings.email}
          form={null}
          isLive
          isHidden={false}
          missing={state.missing}
          problems={state.problems}
          files={chosenFiles(sizes)}
          fileRules={questionnaireFileRules(figureOf(settings.figures, "poids-fichier"))}
          maxTotalBytes={attachmentBytes(settings)}
          isSending={state.isSending}
          sending={sendingWords(settings)}
          failure={state.failure}
          onConsent={() => {}}
          onInput={() => {}}
          onSubmit={() => {}}
        />
      </div>
    </Group>
  );
}

function consentOf({ consent }: BoardProps["questionnaire"]) {
  return { checkbox: consent.checkbox, hint: consent.hint };
}
