import { make } from "../../../dev/client/panel/make.ts";
import type { Value } from "../../model/edit.ts";
import type { Choice, FormField } from "../../requests.ts";
import type { Session } from "../session.ts";
import { createPicker } from "./create-picker.ts";
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
  date: (on) => createInput("date", on),
  email: (on) => createInput("email", on),
  url: (on) => createInput("url", on),
  number: createNumber,
  colour: createColour,
  duration: createDuration,
  switch: createSwitch,
  address: createAddress,
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
    misread: () => (element.validity.badInput ? element.validationMessage : ""),
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
const isoDuration = /^P(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(?:T(\d+H)?(\d+M)?(\d+(?:[.,]\d+)?S)?)?$/;

/**
 * Writes durations in words and reads them: « 1 an 6 mois » is P1Y6M. The beginning of a unit suffices where no other
 * has it. Any other text stays as it is.
 */
export function speakOfDurations(language: string) {
  const count = (amount: number, unit: string) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long", useGrouping: false }).format(
      amount,
    );
  const names = units.map((unit) => count(2, unit).replace(/[\d\s]/g, ""));
  const toIso = (text: string): string => {
    const counted = /(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu;
    const amounts = new Map<number, string>();
    const parts = [...text.matchAll(counted)];
    for (const [, amount = "", word = ""] of parts) {
      const meant = names.flatMap((name, unit) => (name.startsWith(word.toLowerCase()) ? [unit] : []));
      if (meant.length === 1) amounts.set(meant[0] ?? 0, amount);
    }
    const isWhole = parts.length > 0 && amounts.size === parts.length;
    if (!isWhole || /[^\s,]/.test(text.replace(counted, ""))) return text.trim();
    const write = (letters: string, first: number) =>
      [...letters]
        .map((letter, at) => (amounts.has(first + at) ? amounts.get(first + at) + letter : ""))
        .join("");
    const time = write("HMS", 4);
    return `P${write("YMWD", 0)}${time === "" ? "" : `T${time}`}`;
  };
  const inWords = (iso: string): string => {
    const [, ...amounts] = isoDuration.exec(iso) ?? [];
    const said = amounts
      .flatMap((amount: string | undefined, at) =>
        amount === undefined ? [] : [count(Number.parseFloat(amount.replace(",", ".")), units[at] ?? "day")],
      )
      .join(" ");
    return toIso(said) === iso ? said : iso;
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

/** A control for the target of a link: typed, or chosen from the titles of the pages. */
export function createAddress(on: ControlEvents, session: Session): Control {
  const { words } = session;
  const input = make("input", { type: "text", inputmode: "url", spellcheck: "false" });
  const place = make("div", {});
  const button = make("button", { type: "button" }, words["address.choose"]);
  input.addEventListener("input", on.input);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    // Where the change closes the control, the key would still reach what has the focus next.
    event.preventDefault();
    on.change();
  });
  button.addEventListener("click", async () => {
    const answer = await session.ask("pages", {}).catch(() => undefined);
    if (answer === undefined) return session.tell(words["trouble.unanswered"]);
    const choices = answer.pages.map(({ route, title }) => ({ value: route, label: title }));
    const events = {
      input: () => {},
      change: () => {
        input.value = String(picker.read());
        button.hidden = false;
        place.replaceChildren();
        input.focus();
        on.change();
      },
    };
    const picker = createPicker({ kind: "entry", choices }, events, session);
    picker.write(input.value);
    button.hidden = true;
    place.replaceChildren(picker.element);
    picker.main.click();
  });
  return {
    element: make("div", { class: "address" }, input, button, place),
    main: input,
    read: () => input.value,
    write: (value) => {
      input.value = typeof value === "string" ? value : "";
    },
  };
}
