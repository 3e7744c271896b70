import { createChoice } from "./create-choice.ts";
import { createControl } from "./create-control.ts";
import { createPicker } from "./create-picker.ts";
import { labelled } from "./labelled.ts";
import { toLoose } from "./to-loose.ts";

/** What a form is put together from. Scripts that are loaded later get these: parts of their own would number anew. */
export const formParts = { createChoice, createControl, createPicker, labelled, toLoose };

export type FormParts = typeof formParts;
