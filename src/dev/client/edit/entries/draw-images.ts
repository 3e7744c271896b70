import type { DropImagesRequest, UnusedImagesAnswer } from "../../../../edit/entry-protocol.ts";
import { make } from "../../panel/make.ts";
import { askPlan } from "./ask-plan.ts";
import type { EntryContext } from "./entry-context.ts";

/** Draws the list of unused images, in which the author ticks those to remove. */
export async function drawImages(context: EntryContext): Promise<void> {
  const { session, content } = context;
  const { words, ask } = session;
  const { images } = await ask<UnusedImagesAnswer>("unused-images", {});
  if (images.length === 0) return content.replaceChildren(make("p", { class: "none" }, words["images.none"]));
  const told = make("div", { class: "answer" });
  const rows = images.map(({ value, label, picture, bytes }) => {
    const box = make("input", { type: "checkbox" });
    const about = `${value} · ${words["images.weight"]({ kilobytes: Math.ceil(bytes / 1024) })}`;
    const row = make(
      "label",
      {},
      box,
      picture === undefined ? make("span", {}) : make("img", { src: picture, alt: "" }),
      make("span", {}, label, make("small", {}, about)),
    );
    return { file: String(value), box, row };
  });
  const drop = async () => {
    const files = rows.filter(({ box }) => box.checked).map(({ file }) => file);
    if (files.length === 0) return rows[0]?.box.focus();
    const answer = await askPlan(context, "drop-images", { files } satisfies DropImagesRequest, told);
    if (answer?.status !== "written") return;
    await drawImages(context);
    content.focus();
  };
  content.replaceChildren(
    make("p", { class: "help about" }, words["images.about"]),
    make("div", { class: "unused" }, ...rows.map(({ row }) => row)),
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: () => void drop() }, words["images.drop"]),
      make("button", { type: "button", click: context.close }, words["remove.stop"]),
    ),
    told,
  );
}
