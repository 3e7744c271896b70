import type { Extension } from "../../src/dev/extension.ts";
import type { FaultPages } from "../../src/dev/faults/fault-pages.ts";
import { jsonAnswer } from "../../src/http/answer.ts";

/** An extension of `site dev` that shows its paths, and takes no posts. */
export const smallExtension: Extension = {
  paths: ["/__publish"],
  show: async (path) => jsonAnswer({ path }),
  posts: "/__edit/",
  accept: () => jsonAnswer({}),
  answer: async () => jsonAnswer({}),
  lookAt: async () => undefined,
  begin: () => {},
  close: () => {},
};

/** Shows the paths of faults. */
export const smallFaults: FaultPages = {
  paths: ["/__todo", "/__dev/todo", "/__dev/faults"],
  show: async (path) => jsonAnswer({ path }),
};
