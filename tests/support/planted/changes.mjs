import { plant } from "./plant.mjs";

let calls = 0;

export const parse = plant((tree) => {
  calls += 1;
  tree.children[0].children[0].value = String(calls);
});
