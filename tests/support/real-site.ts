import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { PageWeights } from "../../src/model/model.ts";
import { projectRoot, runSite } from "./run-site.ts";
import { at } from "./site-base.ts";
import testAccount from "./test-account.json" with { type: "json" };

type BuiltPage = {
  readonly route: string;
  readonly template: string;
  readonly sources: readonly string[];
  readonly bytes: number;
  readonly weights: PageWeights;
};

type BuildReport = {
  readonly pages: readonly BuiltPage[];
  readonly problems: readonly { readonly code: string }[];
};

/** The real site as it is published below `siteBase`, with the account of the tests. Nobody writes to it. */
export type RealSite = {
  /** The folder that holds it. */
  readonly dist: string;
  readonly pages: readonly BuiltPage[];
  readonly routes: readonly string[];
  /** The longest page of each template. */
  readonly samples: readonly string[];
};

declare module "vitest" {
  export interface ProvidedContext {
    readonly realSite: RealSite;
  }
}

// `npm test` asks for it, so that no warning is missed by what earlier builds remember. What this one remembers serves
// all other builds of the real site.
const isAnew = process.env.BUILD_ANEW !== undefined;

/**
 * Builds the real site once for all files that look at it: `inject("realSite")` gives it to them. A warning fails the
 * run, except the one of the facts that the firm has not given.
 */
export function setup(project: TestProject): () => void {
  const dist = mkdtempSync(join(tmpdir(), "charpente-site-"));
  const publish = () => {
    const { status, stdout, stderr } = runSite(["build", "--out", dist, "--json", "--base", at("/")], {
      env: testAccount,
    });
    if (status !== 0) throw new Error(`The real site does not build: ${stderr}`);
    const { pages, problems } = JSON.parse(stdout) as BuildReport;
    if (problems.map(({ code }) => code).join() !== "content/missing-fact")
      throw new Error(`The real site has other problems than its missing facts: ${stderr}`);
    project.provide("realSite", {
      dist,
      pages,
      routes: pages.map(({ route }) => route),
      samples: sample(pages),
    });
  };
  if (isAnew) rmSync(join(projectRoot, ".site/cache"), { recursive: true, force: true });
  publish();
  project.onTestsRerun(async () => publish());
  return () => rmSync(dist, { recursive: true, force: true });
}

function sample(pages: readonly BuiltPage[]): readonly string[] {
  const longest = new Map<string, BuiltPage>();
  for (const page of pages)
    if (page.bytes > (longest.get(page.template)?.bytes ?? 0)) longest.set(page.template, page);
  return [...longest.values()].map(({ route }) => route);
}
