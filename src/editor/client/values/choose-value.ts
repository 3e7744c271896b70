import { make } from "../../../dev/client/panel/make.ts";
import { foldWord } from "../../../runtime/search/terms.ts";
import type { NamedValue } from "../../answers.ts";
import type { Session } from "../session.ts";
import type { NamingField } from "./values.ts";

/** Lists what a field may name, below a box of the window. Escape and the brace write the brace itself. */
export async function chooseValue(
  { ask, root, words }: Session,
  { entry, path }: NamingField,
  at: DOMRect,
): Promise<NamedValue | "brace" | undefined> {
  const asked = ask("values", { entry, path });
  // The list has the focus before it is filled, so that what is typed next searches it.
  return new Promise((resolve, reject) => {
    const search = make("input", {
      type: "search",
      placeholder: words["pick.search"],
      "aria-label": words["pick.search"],
    });
    let rows: readonly { readonly value: NamedValue; readonly row: HTMLButtonElement }[] = [];
    const none = make("p", { hidden: true }, words["pick.none"]);
    const list = make("div", { class: "offers" });
    const drawRow = (value: NamedValue) =>
      make(
        "button",
        { type: "button", click: () => end(value) },
        make("b", {}, value.label),
        make(
          "small",
          {},
          value.value ?? (value.name && words[value.isBlank ? "value.blank.short" : "value.open.short"]),
        ),
      );
    const box = make(
      "section",
      { class: "note text-box values", role: "dialog", "aria-label": words["value.choose"] },
      make("h2", {}, words["value.choose"]),
      search,
      list,
      none,
      make(
        "p",
        { class: "ways" },
        make("button", { type: "button", click: () => end("brace") }, words["value.brace"]),
        make("button", { type: "button", click: () => end(undefined) }, words["form.cancel"]),
      ),
    );
    let isEnded = false;
    const end = (chosen: NamedValue | "brace" | undefined) => {
      if (isEnded) return;
      isEnded = true;
      removeEventListener("resize", place);
      box.remove();
      resolve(chosen);
    };
    const shown = () => rows.filter(({ row }) => !row.hidden);
    const filter = () => {
      const wanted = foldWord(search.value.trim());
      for (const { value, row } of rows)
        row.hidden = !foldWord(`${value.label} ${value.value ?? ""}`).includes(wanted);
      none.hidden = shown().length > 0;
    };
    search.addEventListener("input", filter);
    box.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const listed = shown();
      if (event.key === "Escape") {
        event.stopPropagation();
        end(undefined);
      } else if (event.key === "Enter" && event.target === search) {
        event.preventDefault();
        if (listed[0]) end(listed[0].value);
      } else if (event.key === "{" && event.target === search && search.value === "") {
        event.preventDefault();
        end("brace");
      } else if (step !== undefined && listed.length > 0) {
        event.preventDefault();
        const from = listed.findIndex(({ row }) => row === event.target);
        const next = from === -1 ? (step > 0 ? 0 : -1) : from + step;
        if (next === listed.length || (from === 0 && step < 0)) search.focus();
        else listed.at(next)?.row.focus();
      }
    });
    box.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) end(undefined);
    });
    root.append(box);
    const place = () => {
      const { width, height } = box.getBoundingClientRect();
      box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
      box.style.top = `${Math.max(8, Math.min(at.bottom + 8, innerHeight - height - 64))}px`;
    };
    place();
    addEventListener("resize", place);
    search.focus();
    asked.then(
      ({ values }) => {
        if (values.length === 0) return end("brace");
        rows = values.filter(isFirst).map((value) => ({ value, row: drawRow(value) }));
        list.replaceChildren(...rows.map(({ row }) => row));
        filter();
        place();
      },
      (error) => {
        removeEventListener("resize", place);
        box.remove();
        reject(error);
      },
    );
  });
}

/** False for what reads like an earlier one: many numbers have no words of their own. */
function isFirst({ label, value, isBlank }: NamedValue, index: number, all: readonly NamedValue[]): boolean {
  return (
    index === all.findIndex((one) => one.label === label && one.value === value && one.isBlank === isBlank)
  );
}
