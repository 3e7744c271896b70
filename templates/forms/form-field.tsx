import type { InputHTMLAttributes, ReactElement } from "react";
import { Unbroken } from "../words/unbroken.tsx";
import { FieldError } from "./field-error.tsx";
import type { FieldWords } from "./form.ts";
import { HelpButton } from "./help-button.tsx";

type FormFieldProps = {
  /** The field’s name in what the form sends. Its id is `champ-` and this name. */
  readonly name: string;
  readonly words: FieldWords;
  /** `long`: several lines. `choice`: one of `words.options`. */
  readonly control?: "text" | "email" | "tel" | "long" | "choice";
  readonly required?: boolean;
  readonly autoComplete?: string;
  /** Across both columns of the form. */
  readonly wide?: boolean;
  /** 84 px high, with its value in large figures: for the main field of a page. */
  readonly large?: boolean;
  /** The field is refused: its error message is shown and describes it. */
  readonly invalid?: boolean;
  /** Anything else that the `input` needs: bounds, value, what happens on change. */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
};

/** Label, help, then a tray whose foot is a dimension line. `Field` of the design system. */
export function FormField(props: FormFieldProps) {
  const { name, words, wide = false, large = false, invalid = false } = props;
  const id = `champ-${name}`;
  return (
    <div
      className={["field", wide ? "field-wide" : "", large ? "field-large" : ""].filter(Boolean).join(" ")}
    >
      {words.explain === undefined ? (
        <label htmlFor={id}>
          <Unbroken text={words.label} />
        </label>
      ) : (
        <div className="explained">
          <label htmlFor={id}>{words.label}</label>
          <HelpButton words={words.explain} />
        </div>
      )}
      {words.help === undefined ? null : (
        <p className="field-help" id={`${id}-aide`}>
          <Unbroken text={words.help} />
        </p>
      )}
      <div className="tray">
        {control(id, props)}
        {words.unit === undefined ? null : <span className="unit">{words.unit}</span>}
      </div>
      <FieldError id={`${id}-erreur`} text={words.error} shown={invalid} />
    </div>
  );
}

function control(id: string, props: FormFieldProps): ReactElement {
  const { name, words, control: kind = "text", required, autoComplete, invalid = false, input } = props;
  const common = {
    id,
    name,
    required,
    autoComplete,
    "aria-invalid": invalid || undefined,
    "aria-describedby": describedBy(id, words, invalid),
  };
  switch (kind) {
    case "text":
    case "email":
    case "tel":
      return <input {...common} type={kind} {...input} />;
    case "long":
      return <textarea {...common} rows={4} />;
    case "choice":
      return (
        <select {...common}>
          {words.options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
  }
}

function describedBy(id: string, { help, error }: FieldWords, invalid: boolean): string | undefined {
  const ids = [
    ...(help === undefined ? [] : [`${id}-aide`]),
    ...(invalid && error !== undefined ? [`${id}-erreur`] : []),
  ];
  return ids.length === 0 ? undefined : ids.join(" ");
}
