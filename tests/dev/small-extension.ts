import type { Extension } from "../../src/dev/extension.ts";
import { jsonAnswer } from "../../src/http/answer.ts";

/** An extension of `site dev` that shows its paths, and takes no posts. */
export const smallExtension: Extension = {
  paths: ["/__todo", "/__dev/todo", "/__publish"],
  show: async (path) => jsonAnswer({ path }),
  posts: "/__edit/",
  accept: () => jsonAnswer({}),
  answer: async () => jsonAnswer({}),
  lookAt: async () => undefined,
  begin: () => {},
  close: () => {},
};
