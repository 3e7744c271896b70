import { readFacts } from "../../../src/check/read-facts.ts";
import { digestsOfAll } from "../../../src/define/renderer.ts";
import { noMemory } from "../../../src/model/memory/memory.ts";
import { joinMarkup } from "../../../src/model/model.ts";
import type { Drawing } from "../../../src/pipeline/render/render-pages.ts";
import { wordsOf } from "../../support/mistake-of.ts";
import { smallSite } from "../../support/small-site.tsx";
import { tell } from "../../support/speech.ts";

/** Draws an empty document for every page, and remembers nothing. */
export const plainDrawing: Drawing = {
  site: smallSite,
  digest: "templates",
  digests: digestsOfAll("templates"),
  origin: "https://www.essai.example",
  base: "",
  settings: { name: "Essai" },
  manifest: { assets: {}, images: {}, imports: {}, digest: "assets" },
  renderPage: () => [{ html: "<html></html>" }],
  renderItem: () => "",
  report: () => {},
  explainThrow: (error, doing) => ({
    code: "template/throws",
    severity: "error",
    file: "templates/page.tsx",
    message: `${tell(doing)}: ${wordsOf(error)}`,
  }),
  readFacts: (page) => readFacts(page),
  seal: joinMarkup,
  memory: noMemory,
  progress: () => {},
};
