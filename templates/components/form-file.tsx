import type { InputHTMLAttributes } from "react";
import type { FieldWords } from "../schemas/form.ts";
import { FieldError } from "./field-error.tsx";

type FormFileProps = {
  readonly name: string;
  readonly words: FieldWords;
  /** As in `.pdf,.zip`. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly invalid?: boolean;
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
};

/** A tray in hidden lines with a drawn sheet: files to choose or to drop. */
export function FormFile({ name, words, accept, multiple = false, invalid = false, input }: FormFileProps) {
  const id = `champ-${name}`;
  const described = [
    ...(words.help === undefined ? [] : [`${id}-aide`]),
    ...(invalid && words.error !== undefined ? [`${id}-erreur`] : []),
  ];
  return (
    <div className="field field-wide">
      <label htmlFor={id}>{words.label}</label>
      {words.help === undefined ? null : (
        <p className="field-help" id={`${id}-aide`}>
          {words.help}
        </p>
      )}
      <div className="file-tray">
        <svg viewBox="0 0 28 32" width="28" height="32" aria-hidden="true">
          <path d="M2 1h16l8 8v22H2zM18 1v8h8M7 15h14M7 20h14M7 25h8" />
        </svg>
        {/* The button of the browser speaks the browser’s language: a second label takes its place. */}
        <label htmlFor={id}>{words.button ?? words.label}</label>
        <input
          id={id}
          name={name}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-invalid={invalid || undefined}
          aria-describedby={described.length === 0 ? undefined : described.join(" ")}
          {...input}
        />
      </div>
      <FieldError id={`${id}-erreur`} text={words.error} shown={invalid} />
    </div>
  );
}
