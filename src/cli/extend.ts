import { extendWithEditor } from "../editor/extend.ts";

/** What `site dev` is extended with. Nothing but this and the commands that write content imports the editor. */
export const extend = extendWithEditor;
