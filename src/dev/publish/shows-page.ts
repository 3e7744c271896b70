import { createPageComparison } from "../../changes/compare-page.ts";
import { withoutSeal } from "../../pipeline/finish/without-seal.ts";

/**
 * True if a page of the public site has the same words, links and images in its body as the one built here. Ignores
 * everything else, because hosts add scripts and build with their own environment.
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
