import { median } from "../scripts/median.mjs";

// The target of each site, in milliseconds or as a share of Hugo's figure in the same comparison.
const targets = [
  { site: "the real site", what: "first page", mostMs: 1000 },
  { site: "the real site", what: "save", mostMs: 60 },
  { site: "1,000 articles", what: "first page", share: 1 },
  { site: "1,000 articles", what: "save", share: 0.3 },
  { site: "10,000 articles", what: "first page", share: 0.4 },
  { site: "10,000 articles", what: "save", share: 0.2 },
];

/**
 * Judges one measurement on one site, with a result for each contestant. `target` and `verdict` are undefined
 * if there is no target, or nothing to compare with.
 */
export function judgeServing(site, what, results) {
  const ours = middle(results, "ours");
  const hugo = middle(results, "Hugo");
  const ratio = ours === undefined || hugo === undefined ? undefined : ours / hugo;
  const target = targets.find((one) => one.site === site && what.startsWith(one.what));
  if (target === undefined) return { ratio };
  const isShare = target.share !== undefined;
  const came = isShare ? ratio : ours;
  const most = isShare ? target.share : target.mostMs;
  return {
    ratio,
    target: isShare ? `at most ${most} × Hugo` : `at most ${most} ms`,
    verdict: came === undefined ? undefined : came <= most ? "met" : "missed",
  };
}

function middle(results, start) {
  const times = results.find(({ name }) => name.startsWith(start))?.times ?? [];
  return times.length === 0 ? undefined : median(times);
}
