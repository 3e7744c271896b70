import { publishPath } from "../../publish/publish-paths.ts";
import { make } from "../panel/make.ts";
import { icon } from "./icon.ts";
import type { EditWords } from "./words.ts";

/** Draws the link to the page « Publier ». */
export function drawPublishLink(words: EditWords): HTMLElement {
  const word = words["bar.publish"];
  return make(
    "a",
    { class: "publish", href: publishPath, title: word },
    icon("publish"),
    make("span", {}, word),
  );
}
