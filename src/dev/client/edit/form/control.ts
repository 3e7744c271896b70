import type { Value } from "../../../../edit/edit.ts";

/** One control of a form, whatever it looks like. */
export type Control = {
  readonly element: HTMLElement;
  /** What stands in it. `""` for nothing. */
  read(): Value;
  write(value: Value | undefined): void;
  /** What a label names and the keyboard goes to. */
  readonly main: HTMLElement;
};

/** `input` while something is typed, `change` once something is chosen that needs no leaving of the control. */
export type ControlEvents = { readonly input: () => void; readonly change: () => void };
