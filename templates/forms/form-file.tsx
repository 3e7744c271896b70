import { type DragEvent, useState } from "react";
import { fillIn } from "../words/fill-in.ts";
import { Unbroken } from "../words/unbroken.tsx";
import { FieldError } from "./field-error.tsx";
import type { FileFieldWords } from "./file-field.ts";
import { checkFile, type FileFault, type FileRules } from "./files/check-file.ts";
import { showKo, totalBytes } from "./files/file-size.ts";
import type { ChosenFiles, FileChange } from "./files/use-chosen-files.ts";

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

type ChosenFileListProps = {
  readonly errorId: string;
  readonly words: FileFieldWords;
  readonly chosen: ChosenFiles;
  /** Why files of the list are refused. */
  readonly faults: readonly string[];
};

/** Every file with its size and a button that takes it off, then what is wrong with them. */
export function ChosenFileList({ errorId, words, chosen, faults }: ChosenFileListProps) {
  const { files, change, remove, input } = chosen;
  const errors = change?.kind === "too-many" ? [words.onlyOne ?? "", ...faults] : faults;
  return (
    <>
      {files.length === 0 ? null : (
        <ul className="file-list">
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span>
                {file.name}, <span className="file-size">{showKo(file.size)}</span>
              </span>
              <button
                type="button"
                aria-label={fillIn(words.removeNamed, { name: file.name })}
                onClick={() => {
                  remove(file);
                  // The button is gone: the next thing to do is to choose another file.
                  input.current?.focus();
                }}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldError id={errorId} text={errors.join("\n") || undefined} shown />
      <p className="visually-hidden" role="status">
        {[changeText(change, words), ...errors].filter(Boolean).join(" ")}
      </p>
    </>
  );
}

function changeText(change: FileChange | undefined, words: FileFieldWords): string {
  if (change === undefined) return "";
  switch (change.kind) {
    case "added":
      return change.files
        .map(({ name, size }) => fillIn(words.added, { name, size: showKo(size) }))
        .join(" ");
    case "removed":
      return fillIn(words.removed, { name: change.file.name });
    case "too-many":
      return "";
  }
}

type FileTotalProps = {
  readonly id: string;
  readonly words: FileFieldWords;
  readonly files: readonly File[];
  readonly maxTotalBytes: number;
};

/**
 * The e-mail service’s limit for all files, and a warning when the chosen files exceed it. They are not refused: the
 * account may allow more than its setting says, and the service decides.
 */
export function FileTotal({ id, words, files, maxTotalBytes }: FileTotalProps) {
  const sum = totalBytes(files);
  const values = { total: showKo(maxTotalBytes), sum: showKo(sum) };
  const warning = sum > maxTotalBytes ? fillIn(words.overTotal ?? "", values) : "";
  return (
    <div id={id}>
      <p className="field-help">
        <Unbroken text={fillIn(words.total ?? "", values)} />
      </p>
      <p className="file-warning" role="status">
        {warning}
      </p>
    </div>
  );
}
