import { plant } from "./plant.mjs";

export const parse = plant(() => process.abort());
