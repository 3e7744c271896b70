import { make } from "../../../dev/client/panel/make.ts";
import { foldWord } from "../../../runtime/search/terms.ts";
import type { Choice, FormField } from "../../answers.ts";
import type { Value } from "../../model/edit.ts";
import type { Session } from "../session.ts";
import type { Control, ControlEvents } from "./form-context.ts";

/** The types of fields that contain no other fields. */
export type LeafTakes = Exclude<FormField["takes"], { kind: "group" | "list" }>;

type Kind = LeafTakes["kind"];
type TakesOf<One extends Kind> = LeafTakes & { readonly kind: One };

/** The control of each kind: the browser’s own, if it has one. */
const controls: {
  readonly [One in Kind]: (on: ControlEvents, session: Session, takes: TakesOf<One>) => Control;
} = {
  words: (on) => createLines("prose", on),
  markdown: (on) => createLines("code", on),
  yaml: (on) => createLines("code", on),
  date: (on, { words }) => withinReason(createInput("date", on), "", words),
  instant: createInstant,
  email: (on) => createInput("email", on),
  url: (on) => createInput("url", on),
  number: createNumber,
  colour: createColour,
  duration: createDuration,
  switch: createSwitch,
  address: (on, session) => createAddress(on, session),
  choice: (on, session, takes) =>
    takes.choices.length <= mostInList ? createChoice(takes.choices, on) : createPicker(takes, on, session),
  entry: (on, session, takes) => createPicker(takes, on, session),
  image: (on, session, takes) => createPicker(takes, on, session),
};

/** Creates the control of a field. */
export function createControl<One extends Kind>(
  takes: TakesOf<One>,
  on: ControlEvents,
  session: Session,
): Control {
  return controls[takes.kind as One](on, session, takes);
}

/** The most choices for a select element. More get a picker with a search. */
const mostInList = 12;

function createLines(looks: "prose" | "code", on: ControlEvents): Control {
  const spellcheck = looks === "code" ? "false" : "true";
  const element = make("textarea", { class: looks, rows: "1", spellcheck });
  const fit = () => {
    element.rows = Math.max(1, element.value.split("\n").length);
    // Browsers with `field-sizing` fit the height themselves.
    if (CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + 2}px`;
  };
  element.addEventListener("input", () => {
    fit();
    on.input();
  });
  element.addEventListener("keydown", (event) => {
    const isLine = looks === "code" || element.value.includes("\n") || event.shiftKey;
    if (event.key !== "Enter" || event.isComposing || (isLine && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    on.change();
  });
  return {
    element,
    main: element,
    read: () => element.value,
    write: (value) => {
      element.value = textOf(value);
      fit();
    },
  };
}

function createInput(type: string, on: ControlEvents): Control & { readonly main: HTMLInputElement } {
  const element = make("input", { type });
  element.addEventListener("input", on.input);
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing) on.change();
  });
  return {
    element,
    main: element,
    read: () => element.value,
    write: (value) => {
      element.value = textOf(value);
    },
    misread: () => {
      return element.validity.badInput ? element.validationMessage : "";
    },
  };
}

/** A year that is typed digit by digit is 207 before it is 2027: no day before the year 1000 is saved. */
function withinReason<Dated extends Control & { readonly main: HTMLInputElement }>(
  dated: Dated,
  time: string,
  words: Session["words"],
): Dated {
  const { main } = dated;
  main.min = `1000-01-01${time}`;
  main.max = `2999-12-31${time}`;
  const isOutside = () => main.validity.rangeUnderflow || main.validity.rangeOverflow;
  return { ...dated, misread: () => (isOutside() ? words["form.year"] : (dated.misread?.() ?? "")) };
}

/** A day and a time. The seconds and the offset that stand behind them stay as they are. */
function createInstant(on: ControlEvents, { words }: Session): Control {
  const input = withinReason(createInput("datetime-local", on), "T00:00", words);
  const rest = make("span", {});
  let middle = " ";
  return {
    ...input,
    element: make("span", { class: "pair" }, input.main, rest),
    read: () =>
      input.main.value === ""
        ? ""
        : `${input.main.value.slice(0, 16).replace("T", middle)}${rest.textContent}`,
    write: (value) => {
      const text = textOf(value);
      const [, day, sign, time, end] = /^(\d{4}-\d\d-\d\d)([Tt ])(\d\d:\d\d)(.*)$/.exec(text) ?? [];
      // Any other text is shown as it is, to be mended.
      input.main.type = day === undefined && text !== "" ? "text" : "datetime-local";
      middle = sign ?? " ";
      rest.textContent = end ?? "";
      input.write(day === undefined ? text : `${day}T${time}`);
    },
  };
}

function createNumber(on: ControlEvents): Control {
  const input = createInput("number", on);
  input.main.setAttribute("step", "any");
  return { ...input, read: () => (input.read() === "" ? "" : Number(input.read())) };
}

function createColour(on: ControlEvents): Control {
  const typed = createInput("text", on);
  const patch = make("input", { type: "color", tabindex: "-1", "aria-hidden": "true" });
  const typedInput = typed.main;
  patch.addEventListener("input", () => {
    typedInput.value = patch.value;
    on.input();
  });
  patch.addEventListener("change", on.change);
  const match = () => {
    if (/^#[\da-f]{6}$/i.test(typedInput.value)) patch.value = typedInput.value;
  };
  typedInput.addEventListener("input", match);
  return {
    ...typed,
    element: make("span", { class: "pair" }, patch, typedInput),
    write: (value) => {
      typed.write(value);
      match();
    },
  };
}

function createDuration(on: ControlEvents, { language }: Session): Control {
  const input = createInput("text", on);
  const { toIso, inWords } = speakOfDurations(language);
  input.main.placeholder = inWords("P3M");
  return {
    ...input,
    read: () => toIso(input.main.value),
    write: (value) => input.write(inWords(textOf(value))),
  };
}

const units = ["year", "month", "week", "day", "hour", "minute", "second"] as const;
const letters = "YMWDHMS";
/** The first unit that ISO 8601 writes after a T. */
const hours = 4;

/**
 * Writes durations in words and reads them: « 1 an 6 mois » is P1Y6M. The beginning of a unit suffices where no other
 * has it. Any other text stays as it is.
 */
export function speakOfDurations(language: string) {
  const count = (amount: number, unit: string) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(amount);
  const names = units.map((unit) => count(2, unit).replace(/[\d\s]/g, ""));
  const toIso = (text: string): string => {
    const counted = /(?<!\d)(\d+)\s*(\p{L}+)/gu;
    const parts = [...text.matchAll(counted)].map(([, amount = "", word = ""]) => {
      const [name = "", other] = names.filter((one) => one.startsWith(word.toLowerCase()));
      return { amount, unit: other === undefined ? names.indexOf(name) : -1 };
    });
    const isElse = parts.length === 0 || parts.some(({ unit }) => unit < 0);
    if (isElse || /[^\s,]/.test(text.replace(counted, ""))) return text.trim();
    parts.sort((a, b) => a.unit - b.unit);
    const first = parts.find(({ unit }) => unit >= hours);
    return `P${parts.map((part) => (part === first ? "T" : "") + part.amount + letters[part.unit]).join("")}`;
  };
  const inWords = (iso: string): string => {
    let from = 0;
    const said = [...iso.matchAll(/(T?)(\d+)(\D)/g)].map(([, time, amount, letter = ""]) => {
      if (time) from = hours;
      return count(Number(amount), units[letters.indexOf(letter, from)] ?? "day");
    });
    const words = said.join(" ");
    return toIso(words) === iso ? words : iso;
  };
  return { toIso, inWords };
}

function createSwitch(on: ControlEvents): Control {
  const element = make("input", { type: "checkbox", role: "switch" });
  element.addEventListener("change", on.change);
  return {
    element,
    main: element,
    read: () => element.checked,
    write: (value) => {
      element.checked = value === true;
    },
  };
}

function textOf(value: Value | undefined): string {
  return value === undefined || value === null ? "" : String(value);
}

/** A control for a few choices. `none` is its text before one is chosen. */
export function createChoice(choices: readonly Choice[], on: ControlEvents, none = ""): Control {
  const nothing = make("option", { value: "", hidden: true }, none);
  const element = make(
    "select",
    {},
    nothing,
    ...choices.map(({ label }, index) => make("option", { value: String(index) }, label)),
  );
  element.addEventListener("change", on.change);
  return {
    element,
    main: element,
    read: () => (element.value === "" ? "" : (choices[Number(element.value)]?.value ?? "")),
    write: (value) => {
      const index = choices.findIndex((choice) => choice.value === value);
      element.value = index === -1 ? "" : String(index);
    },
  };
}

/** A control for the target of a link: typed into `input`, or chosen from the titles of the pages. */
export function createAddress(
  on: ControlEvents,
  session: Session,
  input: Control = createTypedAddress(on),
): Control {
  const { words } = session;
  const place = make("div", {});
  const button = make("button", { type: "button" }, words["address.choose"]);
  button.addEventListener("click", async () => {
    const answer = await session.ask("pages", {}).catch(() => undefined);
    if (answer === undefined) return session.tell(words["trouble.unanswered"]);
    const choices = answer.pages.map(({ route, title }) => ({ value: route, label: title }));
    const events = {
      input: () => {},
      change: () => {
        input.write(picker.read());
        button.hidden = false;
        place.replaceChildren();
        input.main.focus();
        on.change();
      },
    };
    const picker = createPicker({ kind: "entry", choices }, events, session);
    picker.write(input.read());
    button.hidden = true;
    place.replaceChildren(picker.element);
    picker.main.click();
  });
  return {
    ...input,
    element: make("div", { class: "address" }, input.element, button, place),
  };
}

function createTypedAddress(on: ControlEvents): Control {
  const input = createInput("text", on);
  input.main.inputMode = "url";
  input.main.spellcheck = false;
  // Where the change closes the control, the key would still reach what has the focus next.
  input.main.addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.preventDefault();
  });
  return input;
}

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
  const hasPictures = kind === "image" || choices.some(({ picture }) => picture !== undefined);
  const rows = choices.map((choice) => drawChoice(choice, name, session));
  const list = make(
    "div",
    {
      class: hasPictures ? "choices pictures" : "choices",
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
      ...(chosen?.picture ? [drawPicture(chosen.picture, session)] : []),
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
    const wanted = foldWord(search.value.trim());
    let found = 0;
    for (const { choice, row } of rows) {
      row.hidden = !foldWord(`${choice.label} ${choice.about ?? ""}`).includes(wanted);
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
      const drawn = drawChoice(choice, name, session);
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

function drawChoice(choice: Choice, name: string, session: Session) {
  const radio = make("input", { type: "radio", name, value: String(choice.value) });
  const row = make(
    "label",
    {},
    radio,
    ...(choice.picture ? [drawPicture(choice.picture, session)] : []),
    make("span", {}, choice.label, ...(choice.about ? [make("small", {}, choice.about)] : [])),
  );
  return { choice, radio, row };
}

const drawn = "choice:";
/** What the site has drawn for choices, by value. */
const drawings = new Map<string, Promise<string>>();

/** A picture that is loaded when it comes into view. The site draws some when they are asked for. */
function drawPicture(picture: string, { ask }: Session): HTMLElement {
  if (!picture.startsWith(drawn)) return make("img", { src: picture, alt: "", loading: "lazy" });
  const value = picture.slice(drawn.length);
  const image = make("img", { alt: "" });
  const load = async () => {
    const asked =
      drawings.get(value) ??
      ask("choice-picture", { value }).then(({ svg }) => `data:image/svg+xml,${encodeURIComponent(svg)}`);
    drawings.set(value, asked);
    // Without an answer, the words remain, and the next look asks again.
    const address = await asked.catch(() => void drawings.delete(value));
    if (address !== undefined) image.src = address;
  };
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    void load();
  });
  seen.observe(image);
  return image;
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
