import { createChoice, createControl } from "./create-control.ts";
import { createPicker } from "./create-picker.ts";
import { labelled } from "./form-context.ts";
import { toLoose } from "./to-loose.ts";

/** The parts of forms, passed to scripts that are loaded later: their own copies would count ids from 1 again. */
export const formParts = { createChoice, createControl, createPicker, labelled, toLoose };

export type FormParts = typeof formParts;
