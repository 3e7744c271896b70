import { drawImages } from "./draw-images.ts";
import { drawMove } from "./draw-move.ts";
import { drawNew } from "./draw-new.ts";
import { drawRemoval } from "./draw-removal.ts";
import type { EntryContext, EntryTask } from "./entry-context.ts";

/** Draws the form of a task. */
export function drawTask(task: EntryTask, context: EntryContext): Promise<void> {
  switch (task.kind) {
    case "new":
      return drawNew(context, task);
    case "copy":
      return drawNew(context, { collection: task.entry.collection, from: task.entry });
    case "move":
      return drawMove(context, task.entry);
    case "images":
      return drawImages(context);
    case "remove":
      return drawRemoval(context, task.entry);
  }
}
