export { chooseValue } from "./choose-value.ts";
export { openValueSheet } from "./value-sheet.ts";
