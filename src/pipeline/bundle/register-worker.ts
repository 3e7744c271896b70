import type { GeneratedAsset } from "../../define/define.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import { type WorkerScripts, workerRegistration } from "../../model/model.ts";

/** The script by which pages ask for the service worker, where the site has one. */
export function registerWorker(
  { worker }: GeneratorSettings["offline"],
  scripts: () => WorkerScripts,
): readonly GeneratedAsset[] {
  switch (worker) {
    case "visited":
      return [{ path: workerRegistration, text: scripts().register }];
    case "retired":
    case "none":
      // Browsers look for a new worker by themselves: one that is to go needs nobody to ask for it.
      return [];
  }
}
