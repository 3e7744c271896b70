/**
 * Stores which projects are open in the history entry, so that going back or reloading restores them, and opens the one
 * that the address names where the browser does not. Without it they open and close all the same.
 */
const folds = [...document.querySelectorAll<HTMLDetailsElement>(".sheet details")];

const kept = (history.state as { readonly unfolded?: readonly number[] } | null)?.unfolded;
if (kept) showKept(kept);
else unfoldNamed();

addEventListener("hashchange", () => {
  unfoldNamed();
  // The new history entry has no state.
  keep();
});
// Stored at once. The toggle event comes later, and leaving the page in between would lose the change.
const observer = new MutationObserver(keep);
for (const fold of folds) observer.observe(fold, { attributeFilter: ["open"] });

function showKept(unfolded: readonly number[]): void {
  const show = () => {
    for (const [place, fold] of folds.entries()) fold.open = unfolded.includes(place);
  };
  show();
  // Browsers may open the named project again once the page has loaded. A click in the meantime takes precedence.
  addEventListener("load", show, { once: true });
  addEventListener("click", () => removeEventListener("load", show), { once: true });
}

function unfoldNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  const fold = named?.closest("details");
  if (!named || !fold || fold.open) return;
  fold.open = true;
  named.scrollIntoView();
}

function keep(): void {
  const unfolded = folds.flatMap(({ open }, place) => (open ? [place] : []));
  history.replaceState({ unfolded }, "");
}

export {};
