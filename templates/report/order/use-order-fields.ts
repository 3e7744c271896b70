import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { parseSurface } from "../../pricing/report-price.ts";
import { type EnteredSurface, useEnteredSurface } from "../calculator/entered-surface.ts";
import type { OrderFields } from "./review-order.ts";

/**
 * Reads the fields of the order form, and copies the surface of the calculator into the order’s whenever the visitor
 * changes it. `fields` is undefined until hydration.
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
  // Before the browser paints: otherwise the two surfaces would differ for one frame, with a message about it.
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
  // Both may have been filled in before hydration: then each keeps its value.
  if (isFound && (text === "" || field.value !== "")) return;
  field.value = surface === undefined ? "" : text.replace(/\s*m[²2]\s*$/i, "").trim();
}

/** The browser reports an empty field; only this site can check that it is a surface. */
function judge(field: HTMLInputElement, unreadable: string): void {
  const isSurface = (parseSurface(field.value) ?? 0) > 0;
  field.setCustomValidity(field.value === "" || isSurface ? "" : unreadable);
}
