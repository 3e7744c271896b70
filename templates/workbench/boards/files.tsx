import { ChosenFileList } from "../../forms/chosen-file-list.tsx";
import { FileTotal } from "../../forms/file-total.tsx";
import { FormFile } from "../../forms/form-file.tsx";
import { attachmentBytes } from "../../forms/sending-words.ts";
import { questionnaireFileRules } from "../../questionnaire/refuse-answers.ts";
import { orderFileRules } from "../../report/order/order-form.tsx";
import type { BoardProps } from "../board.ts";
import { chosenFiles } from "../chosen-files.ts";
import { longWord } from "../fixtures.ts";
import { Group, Specimen } from "../specimen.tsx";

const megabyte = 1024 * 1024;

/** Fields for files, from empty to refused. */
export function Files({ settings, report, questionnaire }: BoardProps) {
  const one = report.order.fields.file;
  const several = questionnaire.form.fields.files;
  const maxTotalBytes = attachmentBytes(settings);
  const many = { words: several, rules: questionnaireFileRules, multiple: true, maxTotalBytes };
  return (
    <>
      <Group name="FormFile">
        <Specimen label="Un fichier, aucun choisi">
          <FormFile name="vide" words={one} rules={orderFileRules} chosen={chosenFiles({})} />
        </Specimen>
        <Specimen label="Survol" state="hover">
          <FormFile name="survol" words={one} rules={orderFileRules} chosen={chosenFiles({})} />
        </Specimen>
        <Specimen label="Clavier" state="focus">
          <FormFile name="clavier" words={one} rules={orderFileRules} chosen={chosenFiles({})} />
        </Specimen>
        <Specimen label="Un fichier choisi">
          <FormFile
            name="choisi"
            words={one}
            rules={orderFileRules}
            chosen={chosenFiles({ "factures-2025.zip": 3 * megabyte })}
          />
        </Specimen>
        <Specimen label="Deux à la fois là où il n’en faut qu’un">
          <FormFile
            name="trop"
            words={one}
            rules={orderFileRules}
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
