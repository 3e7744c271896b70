import type { ReactNode } from "react";

type TooltipProps = {
  readonly id: string;
  /** `name`: the words are the button’s `aria-label` once more. `help`: they add to it. */
  readonly kind: "name" | "help";
  readonly children: ReactNode;
};

/**
 * The words that `components/tooltip.ts`, which is on every page, shows while the pointer or the keyboard is on a button
 * of icon alone. Stands right after its button, in the same dialog where there is one. The button names it:
 *
 * - `name`: `<button aria-label="Fermer" data-tooltip={id}>`, then `<Tooltip id={id} kind="name">Fermer</Tooltip>`.
 *   Without script the button keeps its name.
 * - `help`: `<button aria-label="Aide : surface" aria-describedby={id} data-tooltip={id} popoverTarget={id}>`, then
 *   `<Tooltip id={id} kind="help">…</Tooltip>`. A tap or a click opens and closes it, without script as well.
 *
 * Draws the same everywhere, so that an island may use it.
 */
export function Tooltip({ id, kind, children }: TooltipProps) {
  return (
    <span
      className="tooltip"
      id={id}
      popover="manual"
      // Screen readers read the name with the button, and should not read it again here.
      {...(kind === "name" ? { "aria-hidden": true } : { role: "tooltip" })}
    >
      {children}
    </span>
  );
}
