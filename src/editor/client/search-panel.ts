import { make } from "../../dev/client/panel/make.ts";
import type { FindAnswer, FoundPlace, NamedValue } from "../answers.ts";
import { writeFieldLink } from "../model/field-link.ts";
import { closeButton } from "./icon.ts";
import type { Session } from "./session.ts";
import type { NamingField } from "./values/values.ts";

/** The search of the whole site, by what visitors see. */
export type SearchPanel = {
  open(): void;
  close(): void;
  isOpen(): boolean;
};

type Handlers = {
  readonly open: (isOpen: boolean) => void;
  /** Shows a place of the open page, or opens its field in the form. */
  readonly show: (place: Pick<FoundPlace, "entry" | "path">) => void;
  /** Opens the sheet of a shared value. */
  readonly openValue: (field: NamingField, value: NamedValue) => void;
  /** Goes to another page, or opens a file. */
  readonly go: (address: string) => void;
};

/** The wait after a key, in which the next one is expected. */
const pauseMs = 120;

/** Where the last search is kept in this tab, since following it leads to another page. */
const kept = "site-edit-search";

/** A field with the list of what it finds. The focus stays in the field, from which arrow keys choose. */
export function createSearchPanel(session: Session, on: Handlers): SearchPanel {
  const { root, words, ask, file } = session;
  const input = make("input", {
    type: "search",
    role: "combobox",
    "aria-label": words["search.title"],
    "aria-controls": "found",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    "aria-describedby": "found-count",
    placeholder: words["search.title"],
    autocomplete: "off",
    spellcheck: "false",
    maxlength: "200",
  });
  const told = make("p", { class: "help", id: "found-count", role: "status" });
  const list = make("ul", {
    id: "found",
    // It scrolls itself, as the list of a combobox may without the focus.
    class: "content found",
    role: "listbox",
    "aria-label": words["search.title"],
  });
  const panel = make(
    "section",
    { class: "sheet search", role: "dialog", "aria-label": words["search.title"], hidden: true },
    make(
      "div",
      { class: "sheet-head" },
      input,
      closeButton(words["search.close"], () => close()),
      told,
    ),
    list,
  );
  root.append(panel);
  let places: readonly FoundPlace[] = [];
  let chosen = 0;
  let timer: number | undefined;
  /** Counts requests, so that a late answer does not replace that to newer words. */
  let requests = 0;

  const close = () => {
    if (panel.hidden) return;
    panel.hidden = true;
    on.open(false);
  };
  const choose = (next: number) => {
    const options = [...list.children];
    options[chosen]?.setAttribute("aria-selected", "false");
    chosen = Math.max(0, Math.min(next, options.length - 1));
    const option = options[chosen];
    if (option === undefined) return input.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", option.id);
  };
  const isHere = ({ address = "" }: FoundPlace) =>
    new URL(address, location.href).pathname === location.pathname;
  const follow = (place: FoundPlace | undefined) => {
    if (place === undefined) return;
    const { entry, path, address } = place;
    close();
    if (entry !== undefined && place.value !== undefined)
      return on.openValue({ entry, path: [] }, place.value);
    if (entry !== undefined && (address === undefined || isHere(place))) return on.show(place);
    const hash = entry === undefined ? "" : writeFieldLink({ entry, path: path ?? [] }, "place");
    on.go((address ?? location.pathname) + hash);
  };
  const whereIs = (place: FoundPlace): string => {
    if (place.value !== undefined)
      return words[place.text === "" ? "value.open.short" : "search.value.about"];
    if (place.address === undefined) return words["search.form"];
    return isHere(place) ? words["search.here"] : decodeURI(place.address);
  };
  const drawPlace = (place: FoundPlace, index: number) =>
    make(
      "li",
      {
        id: `found-${index}`,
        role: "option",
        "aria-selected": "false",
        click: () => follow(place),
      },
      ...(place.picture === undefined ? [] : [make("img", { src: place.picture, alt: "", loading: "lazy" })]),
      make(
        "span",
        {},
        make("b", {}, nameOf(place, session)),
        // The name of an entry often is its title.
        ...(place.text === "" || place.label.endsWith(place.text)
          ? []
          : [make("span", {}, ...markWords(place))]),
        make("small", {}, whereIs(place)),
      ),
    );
  const show = ({ places: found, count }: FindAnswer) => {
    places = found;
    list.replaceChildren(...found.map(drawPlace));
    input.setAttribute("aria-expanded", String(found.length > 0));
    told.textContent =
      count === 0
        ? words["search.none"]
        : count > found.length
          ? words["search.first"]({ count, shown: found.length })
          : words["search.found"]({ count });
    choose(0);
  };
  const find = async () => {
    clearTimeout(timer);
    requests += 1;
    const request = requests;
    const asked = input.value.trim();
    sessionStorage.setItem(kept, asked);
    if (asked !== "" && places.length === 0) told.textContent = words["search.running"];
    // Without words too, because the server reads the whole site at the first search.
    const answer = await ask("find", { words: asked, file }).catch(() => undefined);
    if (request !== requests) return;
    show(answer ?? { places: [], count: 0 });
    if (answer === undefined) told.textContent = words["trouble.unanswered"];
    else if (asked === "") told.textContent = words["search.about"];
  };

  // The field keeps the focus.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void find(), pauseMs);
  });
  const page = 8;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
  };
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      choose(chosen + move);
    } else if (event.key === "Enter") {
      event.preventDefault();
      // The list may still be that of fewer letters.
      void find().then(() => follow(places[chosen]));
    }
  });
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    event.preventDefault();
    close();
  });
  return {
    open: () => {
      panel.hidden = false;
      on.open(true);
      input.value = sessionStorage.getItem(kept) ?? "";
      input.focus();
      input.select();
      told.textContent = words["search.about"];
      void find();
    },
    close,
    isOpen: () => !panel.hidden,
  };
}

function nameOf({ kind, label }: FoundPlace, { words }: Pick<Session, "words">): string {
  switch (kind) {
    case "value":
      return words["search.value"]({ what: label });
    case "entry":
    case "field":
      return label;
    case "page":
      return words["search.page"]({ what: label });
    case "image":
      return words["search.image"]({ what: label });
    case "file":
      return words["search.file"]({ what: label });
  }
}

function markWords({ text, marks }: FoundPlace): readonly (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    parts.push(text.slice(at, from), make("mark", {}, text.slice(from, to)));
    at = to;
  }
  return [...parts, text.slice(at)];
}

/** Calls `open` at Ctrl+Shift+F, anywhere on the page: Ctrl+K makes a link in an open text, as in other editors. */
export function searchByKeys(open: () => void, signal: AbortSignal): void {
  document.addEventListener(
    "keydown",
    (event) => {
      const isMeant = event.key.toLowerCase() === "f" && event.shiftKey && !event.altKey;
      if (!isMeant || event.isComposing || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
    { capture: true, signal },
  );
}
