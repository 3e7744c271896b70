import { plant } from "./plant.mjs";

export const parse = plant(() => {
  throw new Error("planted");
});
