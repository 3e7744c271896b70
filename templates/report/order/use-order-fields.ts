import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { parseSurface } from "../../pricing/report-price.ts";
import { type EnteredSurface, useEnteredSurface } from "../calculator/entered-surface.ts";
import type { OrderFields } from "./review-order.ts";

/**
 * Follows the fields of the order form, and copies the surface of the calculator into that of the order whenever the
 * visitor changes it. `fields` is undefined until the form is live.
 */
export function useOrderFields(form: RefObject<HTMLFormElement | null>, unreadable: string) {
  const entered = useEnteredSurface();
  const [fields, setFields] = useState<OrderFields>();
  const read = useCallback(() => {
    if (form.current === null) return;
    judge(fieldOf(form.current, "confirmedSurface"), unreadable);
    const data = new FormData(form.current);
    const text = (name: string) => String(data.get(name) ?? "");
    setFields({
      address: text("address"),
      confirmedSurface: text("confirmedSurface"),
      email: text("email"),
      isEmail: !fieldOf(form.current, "email").validity.typeMismatch,
    });
  }, [form, unreadable]);
  // Before the browser paints: for one frame the two surfaces would differ, and the page say so.
  useLayoutEffect(() => {
    if (form.current !== null) copy(entered, fieldOf(form.current, "confirmedSurface"));
    read();
  }, [entered, form, read]);
  return { surface: entered.surface, fields, read };
}

function fieldOf(form: HTMLFormElement, name: keyof OrderFields): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function copy({ text, surface, isFound }: EnteredSurface, field: HTMLInputElement): void {
  // Both may have been filled in before the script came: then each keeps what it has.
  if (isFound && (text === "" || field.value !== "")) return;
  field.value = surface === undefined ? "" : text.replace(/\s*m[²2]\s*$/i, "").trim();
}

/** The browser itself says that the field is empty; that it holds no surface, only this site can tell. */
function judge(field: HTMLInputElement, unreadable: string): void {
  const isSurface = (parseSurface(field.value) ?? 0) > 0;
  field.setCustomValidity(field.value === "" || isSurface ? "" : unreadable);
}
