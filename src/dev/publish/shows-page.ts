import { createPageComparison } from "../../changes/compare-page.ts";
import { withoutSeal } from "../../pipeline/finish/without-seal.ts";

/**
 * True where a page of the public site says the same as the one that was built here: words, links and images of its body. Hosts
 * add scripts of their own, and build with their own variables.
 */
export function showsPage(answered: string, built: string): boolean {
  if (!answered.includes("</html>")) return false;
  const [theirs, ours] = [answered, built].map(withoutFingerprints) as [string, string];
  if (theirs === ours) return true;
  return createPageComparison()(theirs, ours).every(
    (change) => change.kind === "markup" || change.part === "head" || change.block === "data",
  );
}

function withoutFingerprints(html: string): string {
  return withoutSeal(html).replace(/\.[0-9a-f]{10}(?=\.[a-z0-9]{2,5}(?![a-z0-9]))/g, "");
}
