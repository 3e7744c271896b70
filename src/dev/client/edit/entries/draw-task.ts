import { drawImages } from "./draw-images.ts";
import { drawMove } from "./draw-move.ts";
import { drawNew } from "./draw-new.ts";
import { drawRemoval } from "./draw-removal.ts";
import type { EntryDesk, EntryTask } from "./entry-desk.ts";

/** Draws the form of a task. */
export function drawTask(task: EntryTask, desk: EntryDesk): Promise<void> {
  switch (task.kind) {
    case "new":
      return drawNew(desk, task);
    case "copy":
      return drawNew(desk, { collection: task.entry.collection, from: task.entry });
    case "move":
      return drawMove(desk, task.entry);
    case "images":
      return drawImages(desk);
    case "remove":
      return drawRemoval(desk, task.entry);
  }
}
