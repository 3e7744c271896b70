/**
 * Filters the list of articles by the category in the address, and hides the end of the list until a visitor asks for
 * more. Without it, every link of the filter leads to the whole list. Runs before the first paint, so that nothing
 * moves.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-filter]")];
const list = document.querySelector<HTMLElement>(".blog-list");
const heading = list?.querySelector<HTMLElement>("h2");
const status = list?.querySelector<HTMLElement>("[role=status]");
const more = list?.querySelector("button");
const title = heading?.textContent ?? "";
const cards = [...(list?.querySelectorAll<HTMLElement>(".card") ?? [])];

for (const link of links) {
  // Browsers do not scroll to a partly visible link, and a pressed one must stay under the pointer.
  link.addEventListener("focus", () => link.matches(":focus-visible") && bringIntoRow(link));
  link.addEventListener("click", (event) => {
    // A new tab or window shows the same category by its address.
    if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(null, "", link.href);
    show();
    // The filter bar may be far below the start of a list that has become shorter.
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  });
}
more?.addEventListener("click", () => {
  const known = new Set(visible());
  history.replaceState({ more: true }, "");
  show();
  visible()
    .find((card) => !known.has(card))
    ?.querySelector("a")
    ?.focus();
});
addEventListener("popstate", show);
show();

function show(): void {
  const wanted = new URLSearchParams(location.search).get("categorie") ?? "";
  const current = links.find((link) => link.dataset.filter === wanted) ?? links[0];
  const category = current?.dataset.filter ?? "";
  for (const link of links) {
    if (link === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  if (current) bringIntoRow(current);

  const matching = cards.filter((card) => category === "" || card.dataset.category === category);
  const isWhole = (history.state as { readonly more?: boolean } | null)?.more === true;
  const page = isWhole ? Number.POSITIVE_INFINITY : Number(list?.dataset.pageSize);
  // The featured article is above the grid and takes no place in it.
  const grid = matching.filter((card) => !card.matches(".card-featured"));
  const held = new Set(grid.slice(page));
  for (const card of cards) card.hidden = !matching.includes(card) || held.has(card);

  if (more) more.hidden = held.size === 0;
  if (heading) {
    const name = current?.firstChild?.textContent?.trim() ?? "";
    heading.textContent =
      category === "" ? title : (heading.dataset.ofCategory ?? "").replace("{category}", name);
  }
  if (status) status.textContent = tell(matching.length - held.size, matching.length, status.dataset);
}

/** On small screens the filter is one row that scrolls sideways. */
function bringIntoRow(link: HTMLElement): void {
  const row = link.closest("ul");
  if (!row) return;
  const start = link.offsetLeft - row.offsetLeft;
  const end = start + link.offsetWidth;
  if (start < row.scrollLeft || end > row.scrollLeft + row.clientWidth) row.scrollLeft = start;
}

function tell(shown: number, total: number, { one = "", many = "", some = "" }: DOMStringMap): string {
  const words = shown < total ? some : shown < 2 ? one : many;
  return words.replace("{shown}", String(shown)).replace("{total}", String(total));
}

function visible(): readonly HTMLElement[] {
  return cards.filter((card) => !card.hidden);
}

export {};
