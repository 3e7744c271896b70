import type { Node } from "prosemirror-model";
import { NodeSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { ImagesAnswer } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import { createPicker } from "../form/create-picker.ts";
import type { Session } from "../session.ts";
import { node } from "./text-keys.ts";

/** Asks for an image, by its picture or its address, and for what it shows. */
export function openImageBox(view: EditorView, session: Session): void {
  const { root, words, ask } = session;
  const { selection } = view.state;
  const known =
    selection instanceof NodeSelection && selection.node.type === node("image") ? selection.node : undefined;
  const field = (word: string, value: string) => {
    const input = make("input", { type: "text" }) as HTMLInputElement;
    input.value = value;
    return { input, label: make("label", {}, word, input) };
  };
  const url = field(words["text.image.address"], String(known?.attrs.url ?? ""));
  const alt = field(words["text.image.alt"], String(known?.attrs.alt ?? ""));
  const pictures = make("div", {});
  const offer = async () => {
    const { images } = await ask<ImagesAnswer>("images", {});
    const pick = () => {
      url.input.value = String(picker.read());
      alt.input.focus();
    };
    const picker = createPicker(
      { kind: "image", choices: images },
      { input: () => {}, change: pick },
      session,
    );
    picker.write(url.input.value);
    picker.main.setAttribute("aria-label", words["text.image"]);
    pictures.append(picker.element);
    picker.main.focus();
  };
  const close = () => {
    box.remove();
    view.focus();
  };
  const put = () => {
    if (url.input.value === "") return close();
    const attrs = { url: url.input.value, alt: alt.input.value, title: known?.attrs.title ?? null };
    const image: Node = node("image").create(attrs, null, known?.marks);
    view.dispatch(view.state.tr.replaceSelectionWith(image, false));
    close();
  };
  const box = make(
    "section",
    { class: "note link-box", role: "dialog", "aria-label": words["text.image"] },
    pictures,
    url.label,
    alt.label,
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: put }, words["text.link.set"]),
      make("button", { type: "button", click: close }, words["form.cancel"]),
    ),
  );
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape" || (event.key === "Enter" && event.target instanceof HTMLInputElement)) {
      event.stopPropagation();
      event.preventDefault();
      if (event.key === "Enter") put();
      else close();
    }
  });
  for (const old of root.querySelectorAll(".link-box")) old.remove();
  root.append(box);
  const { left, bottom } = view.coordsAtPos(view.state.selection.from);
  const { width, height } = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(bottom + 8, innerHeight - height - 112))}px`;
  url.input.focus();
  void offer();
}
