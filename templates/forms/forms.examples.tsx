import { fillIn } from "../words/fill-in.ts";
import type { Board, BoardProps } from "../workbench/board.ts";
import { chosenFiles, longText, longTitle, longWord } from "../workbench/fixtures.ts";
import { Group, Specimen, States } from "../workbench/specimen.tsx";
import { ChosenFileList } from "./chosen-file-list.tsx";
import { FieldError } from "./field-error.tsx";
import { FileTotal } from "./file-total.tsx";
import { FormCheckbox } from "./form-checkbox.tsx";
import { FormField } from "./form-field.tsx";
import { FormFile } from "./form-file.tsx";
import { FormNote } from "./form-note.tsx";
import { FormSubmit } from "./form-submit.tsx";
import { MailNote } from "./mail-note.tsx";
import { SendStatus } from "./send-status.tsx";
import { attachmentBytes, sendingWords } from "./sending-words.ts";

export const examples: readonly Board[] = [
  {
    id: "formulaires",
    title: "Formulaires",
    note: "Champs, cases, erreurs, bouton d’envoi et note sur les données.",
    sheets: ["form", "contact", "report", "order"],
    component: Forms,
  },
  {
    id: "fichiers",
    title: "Fichiers",
    note: "Choisir, voir la liste, comprendre un refus.",
    sheets: ["report", "questionnaire"],
    component: Files,
  },
];

const error = "Indiquez une surface d’au moins 1 m², en chiffres.";
/** The pieces that all forms are made of. */
function Forms({ settings, guide, report }: BoardProps) {
  const { form } = guide;
  const submit = { ...form.submit, mailNote: fillIn(form.submit.mailNote, { email: settings.email }) };
  return (
    <>
      <Group name="FormField">
        <Fields />
      </Group>
      <Group name="FormField, grand">
        <Specimen label="Valeur du calculateur">
          <FormField name="grand" words={report.calculator.field} large input={{ defaultValue: "2 500" }} />
        </Specimen>
      </Group>
      <Group name="FormCheckbox">
        <States>
          <Specimen label="Décochée">
            <FormCheckbox name="decochee" label={form.acceptNewsletter} />
          </Specimen>
          <Specimen label="Cochée">
            <FormCheckbox name="cochee" label={form.acceptNewsletter} input={{ defaultChecked: true }} />
          </Specimen>
          <Specimen label="Clavier" state="focus">
            <FormCheckbox name="case-clavier" label={form.acceptNewsletter} />
          </Specimen>
          <Specimen label="Obligatoire, texte long">
            <FormCheckbox name="obligatoire" label={longText} required />
          </Specimen>
        </States>
      </Group>
      <Group name="FieldError">
        <Specimen label="Phrase courte">
          <FieldError id="erreur-courte" text={error} shown />
        </Specimen>
        <Specimen label="Phrase longue">
          <FieldError id="erreur-longue" text={longText} shown />
        </Specimen>
      </Group>
      <Group name="FormSubmit">
        <Specimen label="Repos">
          <FormSubmit words={submit} noteId="envoi" />
        </Specimen>
        <Specimen label="Survol" state="hover">
          <FormSubmit words={submit} noteId="envoi-survol" />
        </Specimen>
        <Specimen label="Clavier" state="focus">
          <FormSubmit words={submit} noteId="envoi-clavier" />
        </Specimen>
        <Specimen label="Indisponible">
          <button className="button" type="button" disabled>
            {submit.label}
          </button>
        </Specimen>
        <Specimen label="En cours d’envoi">
          <FormSubmit words={submit} noteId="envoi-en-cours" sending={settings.forms.sending}>
            <SendStatus isSending sending={sendingWords(settings)} failure={undefined} />
          </FormSubmit>
        </Specimen>
      </Group>
      <Group name="SendStatus">
        <Specimen label="Échec, redit à côté du bouton">
          <FormSubmit words={submit} noteId="envoi-echec">
            <SendStatus
              isSending={false}
              sending={sendingWords(settings)}
              failure={{
                ...form.failed,
                mail: { address: settings.email, href: `mailto:${settings.email}`, hasFiles: true },
              }}
            />
          </FormSubmit>
        </Specimen>
      </Group>
      <Group name="FormNote">
        <FormNote id="note" note={form.data} />
      </Group>
      <Group name="MailNote">
        <p>
          <MailNote
            text={form.submit.mailNote}
            mail={{ address: settings.email, href: `mailto:${settings.email}` }}
          />
        </p>
      </Group>
    </>
  );
}

function Fields() {
  const label = "Surface du bâtiment";
  const help = "Surface de plancher, tous niveaux confondus.";
  return (
    <States>
      <Specimen label="Texte">
        <FormField name="texte" words={{ label }} />
      </Specimen>
      <Specimen label="Aide et unité">
        <FormField name="aide" words={{ label, help, unit: "m²" }} />
      </Specimen>
      <Specimen label="Rempli">
        <FormField name="rempli" words={{ label, unit: "m²" }} input={{ defaultValue: "1 850" }} />
      </Specimen>
      <Specimen label="Clavier" state="focus">
        <FormField name="clavier" words={{ label, unit: "m²" }} />
      </Specimen>
      <Specimen label="Refusé">
        <FormField
          name="refuse"
          words={{ label, help, unit: "m²", error }}
          invalid
          required
          input={{ defaultValue: "0" }}
        />
      </Specimen>
      <Specimen label="Indisponible">
        <FormField name="indisponible" words={{ label }} input={{ disabled: true, defaultValue: "1 850" }} />
      </Specimen>
      <Specimen label="Adresse électronique">
        <FormField name="courriel" words={{ label: "Adresse électronique" }} control="email" />
      </Specimen>
      <Specimen label="Téléphone">
        <FormField name="telephone" words={{ label: "Téléphone" }} control="tel" />
      </Specimen>
      <Specimen label="Choix">
        <FormField
          name="choix"
          words={{ label: "Échéance", options: ["Moins de six mois", "Cette année", longTitle] }}
          control="choice"
        />
      </Specimen>
      <Specimen label="Plusieurs lignes">
        <FormField name="long" words={{ label: "Votre projet", help }} control="long" />
      </Specimen>
      <Specimen label="Libellé long">
        <FormField name="libelle" words={{ label: longTitle, help: longText }} />
      </Specimen>
    </States>
  );
}

const megabyte = 1024 * 1024;
const oneRules = { accept: ".pdf,.zip" };
const severalRules = { accept: ".pdf,.jpg,.jpeg,.png", maxBytes: 5 * megabyte };

/** Fields for files, from empty to refused. */
function Files({ settings, report, questionnaire }: BoardProps) {
  const one = report.order.fields.file;
  const several = questionnaire.form.fields.files;
  const maxTotalBytes = attachmentBytes(settings);
  const many = { words: several, rules: severalRules, multiple: true, maxTotalBytes };
  return (
    <>
      <Group name="FormFile">
        <Specimen label="Un fichier, aucun choisi">
          <FormFile name="vide" words={one} rules={oneRules} chosen={chosenFiles({})} />
        </Specimen>
        <Specimen label="Survol" state="hover">
          <FormFile name="survol" words={one} rules={oneRules} chosen={chosenFiles({})} />
        </Specimen>
        <Specimen label="Clavier" state="focus">
          <FormFile name="clavier" words={one} rules={oneRules} chosen={chosenFiles({})} />
        </Specimen>
        <Specimen label="Un fichier choisi">
          <FormFile
            name="choisi"
            words={one}
            rules={oneRules}
            chosen={chosenFiles({ "factures-2025.zip": 3 * megabyte })}
          />
        </Specimen>
        <Specimen label="Deux à la fois là où il n’en faut qu’un">
          <FormFile
            name="trop"
            words={one}
            rules={oneRules}
            chosen={{ ...chosenFiles({}), change: { kind: "too-many" } }}
          />
        </Specimen>
        <Specimen label="Plusieurs fichiers, deux refusés">
          <FormFile
            name="refuses"
            {...many}
            chosen={chosenFiles({
              "facture-janvier.pdf": 20 * 1024,
              "facture-fevrier.heic": 20 * 1024,
              [`${longWord}.pdf`]: 6 * megabyte,
            })}
          />
        </Specimen>
      </Group>
      <Group name="ChosenFileList">
        <ChosenFileList
          errorId="liste-erreur"
          words={several}
          chosen={chosenFiles({ "facture-mars.pdf": 12 * 1024, "compteur.jpg": 900 * 1024 })}
          faults={[]}
        />
      </Group>
      <Group name="FileTotal">
        <Specimen label="Sous la limite">
          <FileTotal
            id="total"
            words={several}
            files={chosenFiles({ a: 1024 }).files}
            maxTotalBytes={maxTotalBytes}
          />
        </Specimen>
        <Specimen label="Au-delà">
          <FileTotal
            id="total-depasse"
            words={several}
            files={chosenFiles({ a: maxTotalBytes + 1024 }).files}
            maxTotalBytes={maxTotalBytes}
          />
        </Specimen>
      </Group>
    </>
  );
}
