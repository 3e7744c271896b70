import { posix } from "node:path";
import type { RenderedPage } from "../../model/model.ts";
import { type Exchange, keepExchange, takeBack } from "../../store/exchange.ts";
import { say } from "../../words/message.ts";
import { compareProblems, type Problem } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import type { EntryName } from "../model/edit.ts";
import { findAddress } from "../model/entries/find-mentions.ts";
import type { KnownSite } from "../model/entries/known-site.ts";
import { listFiles, type Plan } from "../model/entries/plan.ts";
import { writeFieldLink } from "../model/field-link.ts";
import { nextNumber } from "../model/journal/journal.ts";
import type { PlanAnswer } from "../requests.ts";
import type { EditDesk } from "./edit-desk.ts";
import { refuse, refuseProblems, showMention } from "./explain-refusal.ts";
import type { EntryPlace } from "./find-entry.ts";
import { recordStep, tryWithAdded } from "./save-edit.ts";

/** How a plan is named in the journal, and where the author continues. */
export type Purpose = {
  /** The name of the folder that keeps its files, such as `move-ventilation`. */
  readonly name: string;
  /** « Article · Ventilation : nouvelle adresse ». */
  readonly label: string;
  /** The entry under its new name, and its file. `place` is set for a new entry. */
  readonly entry: EntryName;
  readonly file: string;
  readonly place?: EntryPlace;
  /** The former and the new address or name, for the journal. `after` defaults to the page or the file of the entry. */
  readonly before: string;
  readonly after?: string;
  /** The page to open next, for an entry that is removed. */
  readonly address?: string;
};

/**
 * Shows a plan, or writes all of it. Requires that the site builds with it without new errors, with drafts and without.
 */
export async function writePlan(
  desk: EditDesk,
  site: KnownSite,
  plan: Plan,
  { writes, ...purpose }: Purpose & { readonly writes: boolean },
  speech: Speech,
): Promise<PlanAnswer> {
  const { edits, tried } = await tryPlan(desk, plan.edits);
  if (tried.status !== "good") return refuseProblems(tried.problems, edits, purpose.place, speech);
  if (!writes) return showPlan(site, plan, speech);

  const exchanged = keepExchange(desk.root, edits, purpose.name);
  if (exchanged.status !== "written") {
    const { status, file } = exchanged;
    return refuse(speech.tell(say(status === "changed" ? "edit/changed" : "edit/no-file", { file })));
  }
  const { kept } = exchanged;
  const { entry, label, before } = purpose;
  const address = purpose.address ?? findEntryAddress(tried.site.drawn?.pages ?? [], purpose);
  const step = nextNumber(desk.journal.journal());
  const after = purpose.after ?? (address.includes("#") ? purpose.file : address);
  const at = Date.now();
  const [page] = address.split("#");
  const failed = recordStep(
    desk,
    { kind: "planned", step, at, entry, label, kept, before, after, page, isUndone: false },
    () => void takeBack(desk.root, kept),
    speech,
  );
  if (failed !== undefined) return failed;
  desk.onKept(
    tried.keep(),
    edits.map(({ file }) => file),
  );
  return { status: "written", step, address: desk.base + address };
}

/** Tries the files of a plan, with the added files that they bring in or leave, in builds with drafts and without. */
export function tryPlan(desk: Pick<EditDesk, "site" | "root">, own: readonly Exchange[]) {
  return tryWithAdded(desk, own, async (edits) => {
    const problems = await findOtherErrors(desk, edits);
    // This build comes last, because its result becomes the site that is served.
    return problems.length > 0 ? { status: "refused" as const, problems } : desk.site.tryFiles(edits);
  });
}

/** Finds the new errors of a build without drafts if the server shows drafts, and of a build with drafts otherwise. */
async function findOtherErrors(
  { site }: Pick<EditDesk, "site">,
  edits: readonly Exchange[],
): Promise<readonly Problem[]> {
  const drafts = !site.hasDrafts;
  const tried = await site.tryPublished(edits, drafts);
  if (tried.status === "good") return [];
  const now = await site.tryPublished([], drafts);
  const known = now.status === "refused" ? now.problems : [];
  return compareProblems(known, tried.problems).fresh.filter(({ severity }) => severity === "error");
}

/** The address of the page of an entry, or of its form on a page that shows it. */
function findEntryAddress(
  rendered: readonly RenderedPage[],
  { entry, file }: Pick<Purpose, "entry" | "file">,
): string {
  const address = findAddress(rendered, file, posix.basename(entry.id)) ?? "/";
  const [page = "/"] = address.split("#");
  const isOwn = rendered.some(({ page: { sources } }) => sources[0] === file);
  return isOwn ? page : page + writeFieldLink({ entry, path: [] });
}

function showPlan(site: KnownSite, plan: Plan, speech: Speech): PlanAnswer {
  const { added, changed } = plan.redirects;
  return {
    status: "planned",
    redirects: [...added, ...changed],
    mentions: plan.mentions.map((mention) => showMention(site, mention, speech)),
    files: listFiles(plan.edits).map(({ file, from, action }) => ({
      file,
      ...(from !== undefined && { from }),
      action,
    })),
  };
}
