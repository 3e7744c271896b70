import { findAddress } from "../edit/entries/find-address.ts";
import { type BuildIo, type BuildOptions, build } from "../pipeline/build.ts";
import type { AuditedSite } from "../pipeline/check/audit-site.ts";
import { inMemoryWithoutPixels } from "../system/in-memory.ts";
import { compareProblems, type Problem } from "../words/problem.ts";
import type { LoadedSite } from "./load-site.ts";
import { refuseChange } from "./refuse-change.ts";

export type TriedEntry = {
  /** Problems of the new file, and problems elsewhere that it causes. */
  readonly errors: readonly Problem[];
  /** How many errors the site has elsewhere. */
  readonly elsewhere: number;
  /** The page that shows the entry. Undefined when none does, or when the site does not build. */
  readonly address: string | undefined;
};

/**
 * Builds the site in memory with the new file, drafts included. When other files have errors, it builds the site
 * without the new file as well, and only new errors count. Writes nothing.
 */
export async function tryEntry(
  { disk, templates }: LoadedSite,
  { id, file, text }: { readonly id: string; readonly file: string; readonly text: string },
): Promise<TriedEntry> {
  let audited: AuditedSite | undefined;
  const added = { path: file, bytes: new TextEncoder().encode(text) };
  const io: BuildIo = {
    ...disk,
    ...inMemoryWithoutPixels,
    loadTemplates: async () => templates,
  };
  const wanted = { base: "", url: undefined, strict: false, workbench: false, weigh: false };
  const options: BuildOptions = { ...wanted, drafts: true, now: new Date() };
  const findErrors = async (tried: BuildIo) => {
    const { problems } = await build(tried, options).catch(refuseChange);
    return problems.filter(({ severity }) => severity === "error");
  };
  const found = await findErrors({
    ...io,
    readContent: (report) => [...disk.readContent(report).filter(({ path }) => path !== file), added],
    audit: async (site) => {
      audited = site;
    },
  });
  const isElsewhere = (problem: Problem) => problem.file !== file;
  const before = found.some(isElsewhere) ? await findErrors(io) : [];
  disk.flush();
  const fresh = new Set(compareProblems(before, found).fresh);
  const errors = found.filter((problem) => !isElsewhere(problem) || fresh.has(problem));
  const address = audited && findAddress(audited.rendered, file, id);
  return {
    errors,
    elsewhere: found.length - errors.length,
    address: address === undefined ? undefined : audited?.settings.url + address,
  };
}
