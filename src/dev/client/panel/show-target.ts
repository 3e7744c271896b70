import { make } from "./make.ts";

/** The selector of an element of the page, with a button that scrolls to it. */
export function showTarget(selector: string, label: string, ...content: readonly (Node | string)[]): Node {
  const show = () => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    element?.animate([{ outline: "4px solid #d5008f" }, { outline: "4px solid #d5008f" }], 1500);
  };
  return make("li", {}, make("button", { type: "button", click: show }, label), " ", ...content);
}
