import { make } from "../../dev/client/panel/make.ts";
import type { HistoryAnswer, HistoryStep } from "../answers.ts";
import { awaited } from "./awaited.ts";
import { closeButton } from "./icon.ts";
import type { RestoreOutcome, Unanswered, Unsaved } from "./save-queue.ts";
import type { Session } from "./session.ts";

/** The list of changes by day and page, the newest first, with the former values. */
export type HistoryPanel = {
  open(): Promise<void>;
  close(): void;
  isOpen(): boolean;
  /** Reads the list anew, if it is open. */
  read(): Promise<void>;
  /** Opens the list and says why a step was not undone or redone. */
  tell(why: Unsaved): Promise<void>;
};

/** Steps that are listed at once. */
const most = 100;
/** The wait after the last key before a search. */
const pauseMs = 200;

export function createHistoryPanel(session: Session, onOpen: (isOpen: boolean) => void): HistoryPanel {
  const { root, words, ask, queue, announce } = session;
  const told = make("p", { class: "told-why", role: "status" });
  const list = make("div", {});
  const content = make("div", { class: "content", tabindex: "-1" }, told, list);
  let [shown, timer]: [number, number | undefined] = [most, undefined];
  const search = make("input", {
    type: "search",
    "aria-label": words["history.search"],
    placeholder: words["history.search"],
    autocomplete: "off",
    input: () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        shown = most;
        told.textContent = "";
        void read().then((answer) => {
          if (answer) announce(words["history.found"]({ count: answer.steps.length + answer.left }));
        });
      }, pauseMs);
    },
  });
  const panel = make(
    "section",
    { class: "sheet history", role: "dialog", "aria-label": words["history.title"], hidden: true },
    make(
      "div",
      { class: "sheet-head" },
      make("h2", {}, words["history.title"]),
      closeButton(words["history.close"], () => close()),
      search,
    ),
    content,
  );
  root.append(panel);
  const close = () => {
    if (panel.hidden) return;
    panel.hidden = true;
    told.textContent = "";
    search.value = "";
    shown = most;
    offers.clear();
    onOpen(false);
  };
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });

  const say = (text: string) => {
    told.textContent = text;
    told.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  const redo = async ({ step }: HistoryStep) => {
    const outcome = await queue.step("redo", step);
    say(outcome.status === "saved" || outcome.status === "nothing" ? "" : tellWhy(outcome));
    content.focus();
  };
  /** Asks before steps are taken back, in place of the button. */
  const confirm = async (steps: readonly number[], place: HTMLElement, button: HTMLElement) => {
    const { file } = session;
    const looked = await ask("restore", { steps, writes: false, file }).catch(
      (error): Unanswered => ({ status: "unanswered", error }),
    );
    if (looked.status === "saved") return;
    const back = () => {
      place.replaceChildren(button);
      button.focus();
    };
    if (looked.status !== "planned") {
      const why = make("p", { class: "why", role: "alert" }, tellRefused(looked));
      return place.replaceChildren(button, why);
    }
    const { count } = looked;
    const accept = make(
      "button",
      {
        type: "button",
        class: "main",
        click: () =>
          void queue.restore(steps).then((outcome) => {
            if (outcome.status === "saved") say(words["history.restored"]({ count }));
            else if (outcome.status !== "planned") say(tellRefused(outcome));
            content.focus();
          }),
      },
      words["history.restore"],
    );
    const question = words["history.confirm"]({ count });
    place.replaceChildren(
      make(
        "div",
        {
          class: "confirm",
          role: "group",
          "aria-label": question,
        },
        make("p", {}, question),
        accept,
        make("button", { type: "button", click: back }, words["history.keep"]),
      ),
    );
    accept.focus();
  };
  /** The offers of the list by their steps: a list that is read anew keeps the question that stands in one. */
  let [offers, former] = [new Map<string, HTMLElement>(), new Map<string, HTMLElement>()];
  const offer = (word: string, name: string, steps: readonly number[]) => {
    const key = `${word} ${steps.join()}`;
    const place = former.get(key) ?? make("div", { class: "offer" });
    offers.set(key, place);
    if (place.hasChildNodes()) return place;
    const button = make(
      "button",
      { type: "button", "aria-label": name, click: () => void confirm(steps, place, button) },
      word,
    );
    place.append(button);
    return place;
  };
  const drawStep = (step: HistoryStep, page: string) => {
    const label = step.label.startsWith(`${page} · `) ? step.label.slice(page.length + 3) : step.label;
    const state = step.isUndone
      ? ` · ${words["history.undone"]}`
      : step.isTakenBack
        ? ` · ${words["history.taken-back"]}`
        : "";
    const action = step.isUndone
      ? make(
          "button",
          {
            type: "button",
            "aria-label": words["history.redo.what"]({ what: step.label }),
            click: () => void redo(step),
          },
          words["bar.redo"],
        )
      : step.isTakenBack
        ? undefined
        : offer(words["history.restore"], words["history.restore.what"]({ what: step.label }), [step.step]);
    return make(
      "li",
      { class: step.isTakenBack ? "undone" : undefined },
      make("p", { class: "when" }, words["history.time"]({ at: new Date(step.at) }), state),
      make("h5", {}, label),
      ...(step.restored.length > 0
        ? [make("ul", {}, ...step.restored.map((name) => make("li", {}, name)))]
        : []),
      ...(step.before === "" && step.after === ""
        ? []
        : [
            make(
              "dl",
              {},
              make("dt", {}, words["history.before"]),
              make("dd", {}, ...drawWords(step.before, step.differs.before, "del")),
              make("dt", {}, words["history.after"]),
              make("dd", {}, ...drawWords(step.after, step.differs.after, "ins")),
            ),
          ]),
      ...(action ? [action] : []),
    );
  };
  const drawWords = (text: string, ranges: HistoryStep["differs"]["before"], mark: "del" | "ins") => {
    if (text === "") return [make("i", {}, words["history.nothing"])];
    let at = 0;
    const parts = ranges.flatMap(([from, to]) => {
      const plain = text.slice(at, from);
      at = to;
      return [plain, make(mark, {}, text.slice(from, to))];
    });
    return [...parts, text.slice(at)];
  };
  const show = ({ steps, groups, left }: HistoryAnswer) => {
    const focused = root.activeElement;
    [former, offers] = [offers, new Map()];
    const byNumber = new Map(steps.map((step) => [step.step, step]));
    const isWhole = search.value.trim() === "";
    const days = [...new Set(groups.map(({ day }) => day))];
    const parts = days.flatMap((day) => {
      const own = groups.filter((group) => group.day === day);
      const all = own.flatMap((group) => group.steps);
      return [
        make("h3", {}, nameDay(day)),
        // A part of a day that is found would take the rest of it along.
        ...(isWhole && own.length > 1 && all.length > 1
          ? [offer(words["history.restore.day"], `${words["history.restore.day"]} · ${nameDay(day)}`, all)]
          : []),
        ...own.flatMap((group) => {
          const name = group.name || words["history.pages"];
          const page = words["history.restore.page"];
          return [
            make("h4", {}, name),
            ...(isWhole && group.steps.length > 1
              ? [offer(page, `${page} · ${name} · ${nameDay(day)}`, group.steps)]
              : []),
            make(
              "ol",
              { class: "steps" },
              ...group.shown.flatMap((number) => {
                const step = byNumber.get(number);
                return step ? [drawStep(step, group.name)] : [];
              }),
            ),
          ];
        }),
      ];
    });
    const none = isWhole ? words["history.none"] : words["history.found"]({ count: 0 });
    list.replaceChildren(
      ...(parts.length === 0 ? [make("p", { class: "none" }, none)] : parts),
      ...(left > 0
        ? [
            make(
              "button",
              {
                type: "button",
                click: () => {
                  shown += most;
                  void read();
                },
              },
              words["history.older"]({ count: left }),
            ),
          ]
        : []),
    );
    if (focused instanceof HTMLElement && list.contains(focused)) focused.focus();
  };
  const nameDay = (day: string): string => {
    const at = new Date(`${day}T12:00`);
    const daysAgo = Math.round((new Date().setHours(12, 0, 0, 0) - at.getTime()) / (24 * 3600 * 1000));
    if (daysAgo === 0) return words["history.today"];
    return daysAgo === 1 ? words["history.yesterday"] : words["history.day"]({ at, now: new Date() });
  };
  let asked = 0;
  const read = async (): Promise<HistoryAnswer | undefined> => {
    if (panel.hidden) return undefined;
    asked += 1;
    const own = asked;
    const answer = await ask("history", { search: search.value, most: shown }).catch(() => undefined);
    // A later search may be answered first.
    if (own !== asked) return undefined;
    if (answer) {
      show(answer);
      return answer;
    }
    list.replaceChildren(
      make("p", { class: "told-why", role: "alert" }, words["trouble.unanswered"]),
      make("button", { type: "button", click: () => void read() }, words["trouble.retry"]),
    );
    return undefined;
  };
  const tellRefused = (outcome: Exclude<RestoreOutcome, { status: "saved" | "planned" }>): string => {
    if (outcome.status === "unanswered") return words["trouble.unanswered"];
    return words["history.refused"]({ why: tellReasons(outcome) });
  };
  const tellReasons = ({ atField, beside, elsewhere }: Extract<Unsaved, { status: "refused" }>): string => {
    const near = beside.map(({ label, text }) => words["trouble.beside"]({ what: label, text }));
    return [...atField, ...near, ...elsewhere].join(" ");
  };
  const tellWhy = (outcome: Unsaved): string =>
    outcome.status === "conflict" ? words["history.kept"] : tellRefused(outcome);
  const open = async () => {
    panel.hidden = false;
    onOpen(true);
    content.focus();
    await awaited(list, words, read);
  };
  return {
    open,
    tell: async (why) => {
      await open();
      say(tellWhy(why));
    },
    close,
    isOpen: () => !panel.hidden,
    read: async () => void (await read()),
  };
}
