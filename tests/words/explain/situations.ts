import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { askLinks } from "../../../src/cli/ask-links.ts";
import { checkFromDisk } from "../../../src/cli/commands/check.ts";
import { refuseChange } from "../../../src/cli/refusals.ts";
import { type ExampleSite, problemsOf } from "../../../src/cli/report-examples.ts";
import { type Source, source } from "../../../src/define/sources.ts";
import { explainCrash } from "../../../src/dev/site/dev-site.ts";
import { createSourceLoader } from "../../../src/sources/load-sources.ts";
import { explainFailure } from "../../../src/store/failures.ts";
import { createFileHold } from "../../../src/store/held-files.ts";
import { explainMissingPart, PartMissing } from "../../../src/store/machine-parts.ts";
import { checkOutputFolder, explainOtherSite } from "../../../src/store/output-folder.ts";
import { readFiles } from "../../../src/store/read-files.ts";
import { article, sentence, settings, siteFile } from "../../../src/words/example.ts";
import type { Reported } from "../../../src/words/explain.ts";
import type { Problem, ProblemCode } from "../../../src/words/problem.ts";
import { checkInFrench } from "../../sources/foreign-service.ts";
import { checkOptions } from "../../support/check-options.ts";

type Situation = (site: ExampleSite) => Promise<readonly Reported[]>;

/** Brings about what no file can show, and gives what is reported. */
export const situations: { readonly [Code in ProblemCode]?: Situation } = {
  "source/no-content": async ({ root }) => {
    const [place, aside] = [join(root, "content"), join(root, "aside")];
    renameSync(place, aside);
    const reported = await problemsOf(root, "build").finally(() => renameSync(aside, place));
    // Without content, each file that the site needs is missing as well.
    return reported.filter(({ problem }) => problem.code !== "entry/missing-file");
  },
  "source/changed": async ({ root }) => {
    const held = createFileHold(0)(article, join(root, article), Buffer.from("before"));
    return refused(() => held.bytes);
  },
  "machine/missing-part": async () =>
    onLinux(
      refused(() => {
        throw new PartMissing("sharp", undefined);
      }),
    ),
  "machine/slow-parser": async () =>
    onLinux([{ problem: explainMissingPart(new PartMissing("satteri", undefined)) }]),
  "source/unreadable": async ({ root }) =>
    refused(() =>
      readFiles(join(root, "content/conseils"), "content/conseils", {
        read: () => {
          throw Object.assign(new Error("permission denied"), { code: "EACCES", syscall: "open" });
        },
      }),
    ),
  "source/outside": async ({ root }) => {
    const [place, aside] = [join(root, "static"), `${root}-static`];
    renameSync(place, aside);
    symlinkSync(aside, place);
    return problemsOf(root, "build").finally(() => {
      rmSync(place);
      renameSync(aside, place);
    });
  },
  "source/lost-link": async ({ root }) => {
    const link = join(root, "static/catalogue.pdf");
    symlinkSync("nowhere.pdf", link);
    return problemsOf(root, "build").finally(() => rmSync(link));
  },
  "sources/offline": ({ root }) => loadVisits(root, "offline"),
  "sources/secret": ({ root }) => loadVisits(root, "due"),
  "markdown/too-long": ({ root, with: change }) => {
    const book = "Le mélèze tient sans traitement.\n\n".repeat(40_000);
    return change([{ file: article, instead: sentence, wrong: book }], "wrong", () =>
      problemsOf(root, "build"),
    );
  },
  "language/file-name": (site) => inTwoLanguages(site, "bardage.de.md", "build"),
  "language/missing-translation": (site) => inTwoLanguages(site, undefined, "check"),
  "language/older-translation": (site) => inTwoLanguages(site, "bardage.en.md", "check"),
  "settings/refused-variable": async ({ root }) => {
    process.env.ATELIER_PASSWORD = "sapin";
    return problemsOf(root, "build").finally(() => {
      delete process.env.ATELIER_PASSWORD;
    });
  },
  "static/heavy": async ({ root }) => {
    const place = join(root, "static/catalogue.pdf");
    writeFileSync(place, new Uint8Array(40_000_000));
    return problemsOf(root, "check").finally(() => rmSync(place));
  },
  "host/limit": ({ root, with: change }) => {
    const rules = Array.from(
      { length: 1100 },
      (_, index) => `  - from: /ancien-${index}\n    to: /contact\n`,
    );
    const many = [
      { file: settings, instead: "hosts: [netlify]", wrong: "hosts: [cloudflare]" },
      { file: settings, instead: "redirects:\n", wrong: `redirects:\n${rules.join("")}` },
    ];
    const [host = { file: settings }, redirects = { file: settings }] = many;
    return change([host], "wrong", () => change([redirects], "wrong", () => problemsOf(root, "check")));
  },
  "host/route": async ({ root, with: change }) => {
    const place = join(root, "content/pages/bin.md");
    writeFileSync(place, "---\ntitle: Les programmes\ndescription: Ce qui tourne chez nous.\n---\n");
    const azure = { file: settings, instead: "hosts: [netlify]", wrong: "hosts: [azure]" };
    const reported = await change([azure], "wrong", () => problemsOf(root, "check"));
    rmSync(place);
    // No page leads to the new one.
    return reported.filter(({ problem }) => problem.code !== "page/orphan");
  },
  "link/external": ({ root, with: change }) => {
    const wrong = "Voyez [la norme](https://www.example.org/norme).";
    const ask: NonNullable<Parameters<typeof checkFromDisk>[1]["ask"]> = (links) =>
      askLinks(links, new Map());
    const options = checkOptions(root);
    return change([{ file: article, instead: sentence, wrong }], "wrong", async () => {
      const { problems } = await checkFromDisk(options, { progress: () => {}, ask });
      return problems.map((problem) => ({ problem, line: wrong }));
    });
  },
  "publish/foreign-folder": async ({ root }) => {
    const out = join(root, "lettres");
    mkdirSync(out);
    writeFileSync(join(out, "lettre.txt"), "Madame,\n");
    const problem = checkOutputFolder(out, root);
    rmSync(out, { recursive: true });
    return told(problem);
  },
  "publish/other-site": async ({ root }) =>
    told(
      explainOtherSite({
        file: "../public",
        folder: join(tmpdir(), "public"),
        root,
        site: "https://www.atelier-duval.example",
        published: "https://www.atelier-martin.example",
      }),
    ),
  "publish/unsafe-folder": async ({ root }) => told(checkOutputFolder(join(root, "content"), root)),
  "publish/failed": async () => told(explainFailure({ code: "ENOSPC", file: "dist", hasBegun: false })),
  "dev/crash": async () => {
    const error = new Error("the index has no such page");
    // Where it was thrown depends on the machine.
    error.stack = "";
    return told(explainCrash(error));
  },
};

/** Loads a source that returns the address with which it was asked. */
async function loadVisits(root: string, mode: "offline" | "due"): Promise<readonly Reported[]> {
  const visites = source({
    load: async ({ variables }) => [{ lien: `https://forge.example/api?token=${variables.FORGE_TOKEN}` }],
    schema: z.object({ lien: z.string() }),
    id: ({ lien }) => lien,
    variables: ["FORGE_TOKEN"],
  });
  const loader = createSourceLoader({
    ...{ root: join(root, "elsewhere"), mode, userAgent: "", key: "" },
    readEnvironment: () => ({ FORGE_TOKEN: "jeton-de-la-forge" }),
  });
  const [loaded] = await loader.load(
    { visites: visites as Source },
    { check: checkInFrench, explainThrow: explainCrash, progress: () => {} },
  );
  return (loaded?.problems ?? []).map((problem) => ({ problem }));
}

function told(problem: Problem | undefined): readonly Reported[] {
  return problem === undefined ? [] : [{ problem }];
}

/** The report of the system that the example names. */
function onLinux(reported: readonly Reported[]): readonly Reported[] {
  const text = JSON.stringify(reported).replaceAll(`${process.platform}-${process.arch}`, "linux-x64");
  return JSON.parse(text);
}

function refused(read: () => unknown): readonly Reported[] {
  try {
    read();
    return [];
  } catch (error) {
    return refuseChange(error).problems.map((problem) => ({ problem }));
  }
}

/**
 * The site in French and English, with a translation of the article under this name. Gives what is about the article.
 */
async function inTwoLanguages(
  { root, with: change }: ExampleSite,
  translation: string | undefined,
  command: "build" | "check",
): Promise<readonly Reported[]> {
  const words = '{ opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" }';
  const original = readFileSync(join(root, article), "utf8");
  const changes = [
    {
      file: siteFile,
      instead: `language: "fr",\n  words: ${words},`,
      wrong: `language: "fr",\n  languages: { fr: "Français", en: "English" },\n  words: { fr: ${words}, en: ${words} },`,
    },
    ...(translation === undefined
      ? []
      : [{ file: join(dirname(article), translation), wrong: original.replace("2025-09-01", "2025-08-01") }]),
  ];
  const reported = await change(changes, "wrong", () => problemsOf(root, command));
  return reported.filter(
    ({ problem: { code, file } }) => code.startsWith("language/") && file.includes("bardage"),
  );
}
