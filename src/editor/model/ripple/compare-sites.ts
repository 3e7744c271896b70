import type { RenderedPage } from "../../../model/model.ts";
import type { Drawn } from "../../../pipeline/build.ts";
import type { RippleAnswer } from "../../answers.ts";

type ComparedSite = Pick<Drawn, "pages" | "files" | "derived" | "feeds" | "site">;

/**
 * Lists what changes for visitors between two builds, compared by bytes. Added and removed pages count as changed.
 * Ignores pages of the workbench.
 */
export function compareSites(
  before: ComparedSite,
  after: ComparedSite,
): Extract<RippleAnswer, { readonly status: "known" }> {
  const [old, now] = [pagesOf(before), pagesOf(after)];
  const changed = [...new Map([...old, ...now])].flatMap(([route, page]) =>
    old.get(route)?.digest === now.get(route)?.digest ? [] : [{ route, page }],
  );
  const known = new Set([...old.values()].flatMap(cardsOf));
  const cards = new Set(changed.flatMap(({ page }) => cardsOf(page)).filter((card) => !known.has(card)));
  return {
    status: "known",
    pages: changed.map(({ route, page }) => ({ route, title: page.facts.title ?? route })),
    cards: cards.size,
    feeds: findChangedFeeds(before, after),
    search: before.derived.join() !== after.derived.join(),
  };
}

function pagesOf({ pages, site }: ComparedSite): ReadonlyMap<string, RenderedPage> {
  const published = pages.filter(({ page }) => site.pages[page.template]?.workbench !== true);
  return new Map(published.map((page) => [page.page.route, page]));
}

/** Lists the card images of a page by name. The name depends on the content, so the image need not be drawn. */
function cardsOf({ html }: RenderedPage): readonly string[] {
  return html.match(/assets\/card\.[0-9a-f]{10}\.png/g) ?? [];
}

function findChangedFeeds(before: ComparedSite, after: ComparedSite): readonly string[] {
  const [old, now] = [before, after].map(({ files }) => new Map(files.map((file) => [file.path, file])));
  return [...new Set([...before.feeds, ...after.feeds])].filter((path) => {
    const [one, other] = [old?.get(path)?.bytes, now?.get(path)?.bytes];
    return one === undefined || other === undefined ? one !== other : !Buffer.from(one).equals(other);
  });
}
