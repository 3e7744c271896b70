const script = "/__dev/edit-form.js";

/** Loads the script of forms, which most visits of a page in edit mode never need. */
export function loadForm(): Promise<typeof import("./form-script.ts")> {
  return import(script);
}
