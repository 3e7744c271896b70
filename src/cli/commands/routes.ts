import { command, flag } from "../command.ts";
import { base, cache, root, url } from "../options.ts";

export const routes = command({
  name: "routes",
  about: {
    en: "list every route with its state, template, weight and source",
    fr: "présenter chaque page avec son adresse, son état, son modèle, son poids et sa source",
  },
  options: {
    root,
    base,
    url,
    cache,
    json: flag("--json", { en: "print the list as JSON", fr: "écrire la liste en JSON" }),
  },
  notes: {
    en: "Weights are in KB of 1,000 bytes after brotli, and up to a quarter too high for pages far from their budgets.",
    fr: "Les poids sont en ko de 1 000 octets, après compression brotli, et jusqu’à un quart trop élevés pour les pages loin de leurs budgets.",
  },
  example: "site routes --json",
  run: async (options, tool) => {
    const { runRoutes } = await import("../run-routes.ts");
    return runRoutes(options, await tool.loadSpeech());
  },
});
