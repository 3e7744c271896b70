import { make } from "../panel/make.ts";
import type { Session } from "./session.ts";

/** Shows the Markdown source of a text in place of its blocks. */
export function createSource(
  mount: HTMLElement,
  root: ShadowRoot,
  text: string,
  { words }: Session,
  on: { readonly change: () => void; readonly leave: () => void; readonly blocks: () => Promise<void> },
) {
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("aria-label", words["text.source"]);
  area.dataset.siteSource = "";
  const fit = () => {
    area.style.height = "auto";
    area.style.height = `${area.scrollHeight + 4}px`;
  };
  area.addEventListener("input", () => {
    fit();
    on.change();
  });
  area.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") on.leave();
  });
  const tools = make(
    "div",
    { class: "text-tools", role: "toolbar", "aria-label": words["text.tools"] },
    make("span", { class: "grow" }, words["text.source.about"]),
    make("button", { type: "button", class: "source", click: () => void on.blocks() }, words["text.blocks"]),
    make("button", { type: "button", class: "main", click: on.leave }, words["text.end"]),
  );
  mount.append(area);
  root.append(tools);
  fit();
  area.focus();
  return {
    read: () => area.value,
    focus: () => area.focus(),
    remove: () => {
      area.remove();
      tools.remove();
    },
  };
}
