import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { addCatchMail } from "./add-catch-mail.ts";
import { projectRoot } from "./run-site.ts";
import { putFiles } from "./scratch-folder.ts";

/** The smallest site that has a template. What its only page says stands in `content/pages/index.md`. */
export function putSmallestSite(root: string): void {
  putFiles(root, {
    "content/site.yaml": "name: Essai\nurl: https://www.example.org\n",
    "content/pages/index.md": "---\ntitle: Bonjour\n---\n\nUn premier texte.\n",
    "templates/site.tsx": template,
  });
  addCatchMail(root);
}

/**
 * Starts `site dev` or `site preview` as a process of its own, with at most `handles` open files, and waits until it
 * says where it serves. Ends with the test.
 */
export async function startSite(args: readonly string[], { handles }: { readonly handles?: number } = {}) {
  const limit = handles === undefined ? "" : `ulimit -n ${handles}; `;
  const command = [process.execPath, join(projectRoot, "bin/site"), ...args, "--port", "0"];
  const child = spawn("sh", ["-c", `${limit}exec "$@"`, "sh", ...command], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += String(chunk);
  });
  const url = await vi.waitUntil(() => /http:\/\/\S+/.exec(said)?.[0], { timeout: 120_000 });
  const folder = `/proc/${child.pid}`;
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    said: () => said,
    /** False once the process has ended, of itself or by a crash. */
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Open files and connections of the process. */
    countHandles: () => readdirSync(join(folder, "fd")).length,
    /** Memory that the process has of the machine, and the most that it ever had. */
    memoryBytes: () => readMemory(folder, "VmRSS"),
    peakBytes: () => readMemory(folder, "VmHWM"),
  };
}

function readMemory(folder: string, name: string): number {
  const lines = readFileSync(join(folder, "status"), "utf8");
  return 1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(lines)?.[1]);
}

const template = `import { defineSite, type Entry, folderCollection, Head, Prose, siteSettings, text } from "charpente";
import { z } from "zod";

const pageSchema = z.strictObject({ title: text("fr") });

export default defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  settings: siteSettings({}),
  collections: { pages: folderCollection({ folder: "pages", format: "markdown", schema: pageSchema }) },
  pages: {
    page: {
      template: Page,
      plan: ({ pages }) =>
        pages.all.map((page) => ({ route: page.id === "index" ? "/" : \`/\${page.id}\`, entry: page, props: { page } })),
    },
  },
});

function Page({ page }: { readonly page: Entry<z.output<typeof pageSchema>> }) {
  return (
    <html lang="fr">
      <Head title={page.data.title} description="" />
      <body>
        <h1>{page.data.title}</h1>
        {page.body && <Prose body={page.body} />}
      </body>
    </html>
  );
}
`;
