import { FieldError } from "../../forms/field-error.tsx";
import { FormCheckbox } from "../../forms/form-checkbox.tsx";
import { FormField } from "../../forms/form-field.tsx";
import { FormNote } from "../../forms/form-note.tsx";
import { FormSubmit } from "../../forms/form-submit.tsx";
import { SendStatus } from "../../forms/send-status.tsx";
import { sendingWords } from "../../forms/sending-words.ts";
import { fillIn } from "../../words/fill-in.ts";
import type { BoardProps } from "../board.ts";
import { longText, longTitle } from "../fixtures.ts";
import { Group, Specimen, States } from "../specimen.tsx";

const error = "Indiquez une surface d’au moins 1 m², en chiffres.";

/** The pieces that all forms are made of. */
export function Forms({ settings, guide, report }: BoardProps) {
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
