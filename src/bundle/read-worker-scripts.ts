import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { WorkerScripts } from "../model/model.ts";
import { generatorRoot } from "../store/generator-root.ts";

/** The scripts of the service worker, bundled with the command. */
export function readWorkerScripts(): WorkerScripts {
  const read = (name: string) => readFileSync(join(generatorRoot, "lib/offline", `${name}.js`), "utf8");
  return { worker: read("worker"), retired: read("retired"), register: read("register") };
}
