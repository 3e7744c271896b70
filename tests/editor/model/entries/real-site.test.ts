import { expect, test } from "vitest";
import { findNamed } from "../../../../src/editor/model/entries/find-mentions.ts";
import { beginMove, planMove, renameOnly } from "../../../../src/editor/model/entries/plan-move.ts";
import { findMentionsOf, planRemoval } from "../../../../src/editor/model/entries/plan-removal.ts";
import { drawRealSite } from "../../../support/draw-real-site.ts";

const name = "un-nouveau-nom";
const toText = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** One of each kind: with its own address, with an address made by templates, in a file of many, without a page. */
const tried = [
  "decret-bacs-2026",
  "proptech-europeennes",
  "promoteur",
  "categories/cyber",
  "audit-bacs",
  "contact",
];

test("renaming entries of the real site changes nothing else", {
  timeout: 300_000,
}, async () => {
  const drawn = await drawRealSite({ drafts: true });
  const pages = drawn.pages.map(({ page: { route, sources }, facts: { ids } }) => ({ route, sources, ids }));
  const site = { ...drawn, pages, shownDrafts: [] };
  const moved: string[] = [];
  const fixed: string[] = [];
  for (const written of tried) {
    const [named] = findNamed(written, site);
    if (named === undefined) throw new Error(written);
    const { id } = named.entry;
    const move = beginMove(site, named, name);
    if (move.status === "impossible") {
      fixed.push(id);
      continue;
    }
    const { route } = named;
    const replace = (one: string) => (one === route ? one.replace(id, name) : one);
    const renamed = pages.map((page) => ({ ...page, template: "", bytes: 0, route: replace(page.route) }));
    const plan = planMove(site, move, { pages: renamed, problems: [] }, { redirects: true });
    if (plan.status === "impossible") throw new Error(`${id}: ${plan.why.key}`);
    expect("status" in renameOnly(site, move)).toBe(false);
    for (const { file, before, after } of plan.edits) {
      if (after === undefined) continue;
      const old = before ?? plan.edits.find((edit) => edit.after === undefined)?.before;
      const redirect = `\n  - { from: ${route}, to: ${route?.replace(id, name)} }`;
      const back = toText(after).replace(`redirects:${redirect}`, "redirects: []").replaceAll(name, id);
      expect({ file, text: back }).toEqual({ file, text: toText(old) });
    }
    moved.push(id);
  }
  expect({ moved, fixed }).toEqual({
    moved: ["decret-bacs-2026", "proptech-europeennes", "promoteur", "cyber", "audit-bacs"],
    fixed: ["contactPage"],
  });

  const [decree] = findNamed("/decret-bacs-2026", site);
  if (decree === undefined) throw new Error("The decree has gone.");
  const mentions = findMentionsOf(site, decree);
  expect(mentions.length).toBeGreaterThan(5);
  const replacement = { route: "/blog", id: undefined };
  const plan = planRemoval(site, decree, {
    replacement,
    decide: ({ kind }) => (kind === "link" ? "unlink" : "lead"),
  });
  expect(plan).toMatchObject({
    status: "planned",
    redirects: { added: [{ from: "/decret-bacs-2026", to: "/blog" }] },
  });
});
