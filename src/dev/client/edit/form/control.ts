import type { Value } from "../../../../edit/edit.ts";

/** A control of a form. */
export type Control = {
  readonly element: HTMLElement;
  /** Its value. `""` if it is empty. */
  read(): Value;
  write(value: Value | undefined): void;
  /** The browser’s message about an incomplete date or a malformed number, which `read` returns as `""`. Empty if there is none. */
  misread?(): string;
  /** The element that gets the label and the focus. */
  readonly main: HTMLElement;
};

/** `input` while the author types, `change` once a value is final before the control loses the focus. */
export type ControlEvents = { readonly input: () => void; readonly change: () => void };
