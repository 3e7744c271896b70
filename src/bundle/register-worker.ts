import type { GeneratedAsset } from "../define/define.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import { type WorkerScripts, workerRegistration } from "../model/model.ts";

/** The script that registers the service worker, if the site has one. */
export function registerWorker(
  { worker }: GeneratorSettings["offline"],
  scripts: () => WorkerScripts,
): readonly GeneratedAsset[] {
  switch (worker) {
    case "visited":
      return [{ path: workerRegistration, text: scripts().register }];
    case "retired":
    case "none":
      // Browsers update a worker by themselves: no page needs to register one that is retired.
      return [];
  }
}
