/**
 * Keeps the set of unfolded projects in the entry of the history, so that coming back or reloading shows them as they
 * were, and unfolds the one that the address names where the browser does not. Without it they fold and unfold all the
 * same.
 */
const folds = [...document.querySelectorAll<HTMLDetailsElement>(".sheet details")];

const kept = (history.state as { readonly unfolded?: readonly number[] } | null)?.unfolded;
if (kept) showKept(kept);
else unfoldNamed();

addEventListener("hashchange", () => {
  unfoldNamed();
  // The new entry of the history has no state.
  keep();
});
// Told at once. The event of a fold comes later, and who leaves in between would find it as it was.
const observer = new MutationObserver(keep);
for (const fold of folds) observer.observe(fold, { attributeFilter: ["open"] });

function showKept(unfolded: readonly number[]): void {
  const show = () => {
    for (const [place, fold] of folds.entries()) fold.open = unfolded.includes(place);
  };
  show();
  // Browsers may unfold what the address names once more when all has loaded. Whoever clicks meanwhile has the last word.
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
