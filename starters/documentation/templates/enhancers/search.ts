import type { Place } from "../derive-search.ts";

/** Finds pages while words are typed. Without this script, the page lists all pages. */
const root = document.querySelector<HTMLElement>("[data-search]");
const field = document.querySelector<HTMLInputElement>(".search-form input");
const list = root?.querySelector("ol");
const index = root?.querySelector<HTMLElement>(".contents");
const status = root?.querySelector("[role=status]");

if (root && field && list && index && status) {
  const { search = "", home = "/", found = "", failed = "" } = root.dataset;
  let places: Promise<readonly Indexed[]> | undefined;

  const show = async () => {
    const words = toWords(field.value);
    index.hidden = words.length > 0;
    if (words.length === 0) {
      list.replaceChildren();
      status.textContent = "";
      return;
    }
    try {
      places ??= import(search).then((file: { readonly default: readonly Place[] }) =>
        file.default.map(toIndexed),
      );
      const ranked = rank(await places, words);
      if (toWords(field.value).join() !== words.join()) return;
      list.replaceChildren(...ranked.slice(0, 20).map((place) => draw(place, home)));
      status.textContent = found.replace("{count}", String(ranked.length));
    } catch {
      places = undefined;
      index.hidden = false;
      status.textContent = failed;
    }
  };

  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", show);
  field.form?.addEventListener("submit", (event) => event.preventDefault());
  if (field.value !== "") show();
}

/** Lower case and without accents, as people type. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
}

function toWords(query: string): readonly string[] {
  return plain(query).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** A place with its words, which are split once and not for every letter that is typed. */
type Indexed = {
  readonly place: Place;
  readonly words: Readonly<Record<"page" | "heading" | "text", readonly string[]>>;
};

function toIndexed(place: Place): Indexed {
  const { page, heading, text } = place;
  return {
    place,
    words: { page: toWords(page), heading: toWords(heading), text: [...new Set(toWords(text))] },
  };
}

/** The places with all `words`, or with words that begin with them, best first: titles count for more than texts. */
function rank(places: readonly Indexed[], words: readonly string[]): readonly Place[] {
  return places
    .map((indexed) => ({ place: indexed.place, score: scoreOf(indexed, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place);
}

function scoreOf({ words: { page, heading, text } }: Indexed, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    const isIn = (others: readonly string[]) => others.some((other) => other.startsWith(word));
    const points = (isIn(page) ? 4 : 0) + (isIn(heading) ? 8 : 0) + (isIn(text) ? 1 : 0);
    if (points === 0) return 0;
    score += points;
  }
  return score;
}

function draw({ address, page, heading, text }: Place, home: string): HTMLElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = home.replace(/\/$/, "") + address;
  link.textContent = heading === page ? page : `${page} – ${heading}`;
  const passage = document.createElement("p");
  passage.textContent = text.length > 160 ? `${text.slice(0, text.lastIndexOf(" ", 160))}…` : text;
  item.append(link, passage);
  return item;
}
