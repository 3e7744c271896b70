import { make } from "../panel/make.ts";
import { keepKeys } from "./keep-keys.ts";

/** The shadow tree of the editor, at the end of the page. */
export type EditRoot = {
  readonly root: ShadowRoot;
  readonly style: HTMLElement;
  /** Says a text to screen readers. */
  readonly announce: (text: string) => void;
};

export function addRoot(language: string, label: string): EditRoot {
  const host = make("site-dev-edit", {
    lang: language,
    // The languages of the tool run from left to right, whatever that of the page does.
    dir: "ltr",
    role: "region",
    "aria-label": label,
  });
  const root = host.attachShadow({ mode: "open" });
  keepKeys(root);
  const style = make("link", { rel: "stylesheet", href: "/__dev/edit.css" });
  const told = make("p", { class: "told", "aria-live": "polite" });
  // The editor uses the font of the site.
  host.style.setProperty("--family", getComputedStyle(document.body).fontFamily);
  root.append(style, told);
  document.body.append(host);
  const announce = (text: string) => {
    told.textContent = text;
  };
  return { root, style, announce };
}
