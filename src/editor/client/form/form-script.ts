export { createFormPanel } from "./form-panel.ts";
export { formParts } from "./loose.ts";
