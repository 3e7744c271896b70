export { createFormPanel } from "./form-panel.ts";
export { formParts } from "./form-parts.ts";
