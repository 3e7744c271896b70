import { make } from "../../../dev/client/panel/make.ts";
import type { Choice } from "../../requests.ts";
import type { Session } from "../session.ts";
import type { Control, ControlEvents } from "./form-context.ts";

type Picked = { readonly kind: "choice" | "entry" | "image"; readonly choices: readonly Choice[] };

/** Lists of more choices than this get a search field. */
const mostAtSight = 8;

/** A control for many choices, by name or picture: a button with the chosen one, and a list that opens below it. */
export function createPicker({ kind, choices: given }: Picked, on: ControlEvents, session: Session): Control {
  const { words } = session;
  const choices = [...given];
  // Several scripts, each with a copy of this module, draw pickers into one page.
  const name = `picker-${Math.random()}`;
  let value: string | number = "";
  const button = make("button", { type: "button", class: "picked", "aria-expanded": "false" });
  const search = make("input", {
    type: "search",
    placeholder: words["pick.search"],
    "aria-label": words["pick.search"],
  });
  const none = make("p", { class: "none", hidden: true }, words["pick.none"]);
  const rows = choices.map((choice) => drawChoice(choice, name));
  const list = make(
    "div",
    {
      class: kind === "image" ? "choices pictures" : "choices",
      role: "radiogroup",
      "aria-label": words["pick.label"],
    },
    ...rows.map(({ row }) => row),
    none,
  );
  const popup = make(
    "div",
    { class: "popup", hidden: true },
    ...(choices.length > mostAtSight ? [search] : []),
    list,
    ...(kind === "image" ? [createImageAdder(session, (choice) => addChoice(choice))] : []),
  );

  const show = () => {
    const chosen = choices.find((choice) => choice.value === value);
    button.replaceChildren(
      ...(chosen?.picture ? [make("img", { src: chosen.picture, alt: "" })] : []),
      chosen?.label ?? words["pick.nothing"],
    );
    for (const { choice, radio } of rows) radio.checked = choice.value === value;
  };
  const open = (isOpen: boolean) => {
    popup.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) return;
    search.value = "";
    filter();
    const first = choices.length > mostAtSight ? search : rows.find(({ radio }) => radio.checked)?.radio;
    (first ?? rows[0]?.radio)?.focus();
  };
  const filter = () => {
    const wanted = plain(search.value);
    let found = 0;
    for (const { choice, row } of rows) {
      row.hidden = !plain(choice.label).includes(wanted);
      if (!row.hidden) found += 1;
    }
    none.hidden = found > 0;
  };
  const pick = (choice: Choice) => {
    value = choice.value;
    show();
    open(false);
    button.focus();
    on.change();
  };

  button.addEventListener("click", () => open(popup.hidden === true));
  search.addEventListener("input", filter);
  search.addEventListener("keydown", (event) => {
    const first = rows.find(({ row }) => !row.hidden);
    const isTaken = event.key === "Enter" && search.value !== "";
    if (first === undefined || !(isTaken || event.key === "ArrowDown")) return;
    event.preventDefault();
    if (isTaken) pick(first.choice);
    else first.radio.focus();
  });
  const listen = ({ choice, radio }: (typeof rows)[number]) => {
    // Arrow keys move through the list. Only Enter chooses.
    radio.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      pick(choice);
    });
    radio.addEventListener("click", (event) => {
      // Arrow keys also fire clicks, with zero for both.
      if (event.detail > 0 || event.pointerId > 0) pick(choice);
    });
  };
  rows.forEach(listen);
  const addChoice = (choice: Choice) => {
    const known = choices.find(({ value }) => value === choice.value);
    if (known === undefined) {
      const drawn = drawChoice(choice, name);
      choices.push(choice);
      rows.push(drawn);
      none.before(drawn.row);
      listen(drawn);
    }
    pick(known ?? choice);
  };
  popup.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    open(false);
    show();
    button.focus();
  });
  show();
  return {
    element: make("div", { class: "picker" }, button, popup),
    main: button,
    read: () => value,
    write: (next) => {
      value = typeof next === "number" ? next : String(next ?? "");
      show();
    },
  };
}

function drawChoice(choice: Choice, name: string) {
  const radio = make("input", { type: "radio", name, value: String(choice.value) });
  const row = make(
    "label",
    {},
    radio,
    ...(choice.picture ? [make("img", { src: choice.picture, alt: "", loading: "lazy" })] : []),
    make("span", {}, choice.label),
  );
  return { choice, radio, row };
}

/** Removes accents and capitals, so that the search ignores them. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** A button that adds an image. Files can also be dropped on it. */
function createImageAdder(
  { upload, words, announce }: Session,
  onAdded: (choice: Choice) => void,
): HTMLElement {
  const chooser = make("input", { type: "file", accept: "image/*", hidden: true });
  const told = make("p", { hidden: true });
  const tell = (text: string) => {
    told.textContent = text;
    told.hidden = text === "";
    announce(text);
  };
  const add = async (file: File | undefined) => {
    if (file === undefined) return;
    tell(words["add.sending"]);
    const answer = await upload(file).catch(() => undefined);
    if (answer?.status === "image") {
      tell("");
      const label = answer.url.slice(answer.url.lastIndexOf("/") + 1);
      const { url: value, picture } = answer;
      onAdded({ value, label, ...(picture !== undefined && { picture }) });
    } else tell(answer?.status === "refused" ? answer.why : words["trouble.unanswered"]);
  };
  const button = make("button", { type: "button", click: () => chooser.click() }, words["add.image"]);
  chooser.addEventListener("change", () => void add(chooser.files?.[0]));
  const element = make("div", { class: "adder" }, button, chooser, told);
  element.addEventListener("dragover", (event) => event.preventDefault());
  element.addEventListener("drop", (event) => {
    event.preventDefault();
    void add(event.dataTransfer?.files[0]);
  });
  return element;
}
