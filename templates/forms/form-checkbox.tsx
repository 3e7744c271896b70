import type { InputHTMLAttributes } from "react";
import { Unbroken } from "../words/unbroken.tsx";

type FormCheckboxProps = {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Anything else that the `input` needs. */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
};

/** A box of 26 px in a target of at least 44, never ticked beforehand. */
export function FormCheckbox({ name, label, required, input }: FormCheckboxProps) {
  const id = `champ-${name}`;
  return (
    <div className="check">
      <input id={id} name={name} type="checkbox" required={required} {...input} />
      <label htmlFor={id}>
        <Unbroken text={label} />
      </label>
    </div>
  );
}
