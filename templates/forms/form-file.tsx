import { type DragEvent, useState } from "react";
import { fillIn } from "../words/fill-in.ts";
import { Unbroken } from "../words/unbroken.tsx";
import { ChosenFileList } from "./chosen-file-list.tsx";
import type { FileFieldWords } from "./file-field.ts";
import { FileTotal } from "./file-total.tsx";
import { checkFile, type FileFault, type FileRules } from "./files/check-file.ts";
import type { ChosenFiles } from "./files/use-chosen-files.ts";

type FormFileProps = {
  readonly name: string;
  readonly words: FileFieldWords;
  readonly rules: FileRules;
  readonly multiple?: boolean;
  readonly chosen: ChosenFiles;
  /** Bytes that the e-mail service takes in all. Undefined: the files do not travel by e-mail. */
  readonly maxTotalBytes?: number | undefined;
};

/** A tray in hidden lines with a drawn sheet: files to choose or to drop, then the list of those that were. */
export function FormFile(props: FormFileProps) {
  const { name, words, rules, multiple = false, chosen, maxTotalBytes } = props;
  const [isOver, setIsOver] = useState(false);
  const id = `champ-${name}`;
  const faults = chosen.files.flatMap((file) => {
    const fault = checkFile(file, rules);
    return fault === undefined ? [] : [faultText(fault, file, words)];
  });
  const isInvalid = faults.length > 0;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (event.dataTransfer.files.length > 0) chosen.add([...event.dataTransfer.files]);
  };
  return (
    <div className="field field-wide">
      <label htmlFor={id}>{words.label}</label>
      <p className="field-help" id={`${id}-aide`}>
        <Unbroken text={words.help} />
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger place to drop on; the field does the same for the keyboard */}
      <div
        className="file-tray"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <svg viewBox="0 0 28 32" width="28" height="32" aria-hidden="true">
          <path d="M2 1h16l8 8v22H2zM18 1v8h8M7 15h14M7 20h14M7 25h8" />
        </svg>
        {/* The button of the browser speaks the browser’s language: a second label takes its place. */}
        <p>
          <label htmlFor={id}>{words.button}</label> <span className="file-drop">{words.drop}</span>
        </p>
        <input
          id={id}
          ref={chosen.input}
          name={name}
          type="file"
          accept={rules.accept}
          multiple={multiple}
          aria-invalid={isInvalid || undefined}
          aria-describedby={[
            `${id}-aide`,
            ...(maxTotalBytes === undefined ? [] : [`${id}-total`]),
            ...(isInvalid || chosen.change?.kind === "too-many" ? [`${id}-erreur`] : []),
          ].join(" ")}
          onChange={(event) => chosen.add([...(event.currentTarget.files ?? [])])}
        />
      </div>
      <ChosenFileList errorId={`${id}-erreur`} words={words} chosen={chosen} faults={faults} />
      {maxTotalBytes === undefined ? null : (
        <FileTotal id={`${id}-total`} words={words} files={chosen.files} maxTotalBytes={maxTotalBytes} />
      )}
    </div>
  );
}

/** Why a file is refused, in the words of its field. */
function faultText(fault: FileFault, { name }: Pick<File, "name">, words: FileFieldWords): string {
  const text = fault === "wrong-type" ? words.wrongType : (words.tooLarge ?? words.wrongType);
  return fillIn(text, { name });
}
