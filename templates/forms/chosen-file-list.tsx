import { fillIn } from "../words/fill-in.ts";
import { FieldError } from "./field-error.tsx";
import type { FileFieldWords } from "./file-field.ts";
import { showKo } from "./files/file-size.ts";
import type { ChosenFiles, FileChange } from "./files/use-chosen-files.ts";

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
