type FieldErrorProps = {
  readonly id: string;
  /** Undefined for a field that no script checks. */
  readonly text: string | undefined;
  readonly shown: boolean;
};

/** Triangle and message below a refused field. Hidden until a script shows it. */
export function FieldError({ id, text, shown }: FieldErrorProps) {
  if (text === undefined) return null;
  return (
    <p className="field-error" id={id} hidden={!shown}>
      <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true">
        <path d="M10 2 18.5 17h-17z" />
      </svg>
      <span>{text}</span>
    </p>
  );
}
