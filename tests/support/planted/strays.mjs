import { plant } from "./plant.mjs";

export const parse = plant((tree) => {
  const place = { line: 9, column: 1, offset: 0 };
  tree.children.push({ type: "html", value: "<form>", position: { start: place, end: place } });
});
