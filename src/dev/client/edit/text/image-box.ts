import type { Node } from "prosemirror-model";
import { NodeSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { ImagesAnswer } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import { createPicker } from "../form/create-picker.ts";
import type { Session } from "../session.ts";
import { placeBox } from "./place-box.ts";
import { node } from "./text-keys.ts";

/** Asks for an image, by its picture or its address, and for what it shows. */
export function openImageBox(view: EditorView, session: Session): void {
  const { root, words, ask } = session;
/** An image that has just been added, with its address; or what happens to a file that is chosen here. */
type Asked =
  | { readonly url: string; readonly picture: File; readonly choose?: undefined }
  | { readonly choose: (file: File) => void };

/** Asks for the address of an image and for what it shows. */
export function openImageBox(view: EditorView, session: Session, asked: Asked): void {
  const given = asked.choose === undefined ? asked : undefined;
  const { words, announce } = session;
  const { selection } = view.state;
  const known =
    given === undefined && selection instanceof NodeSelection && selection.node.type === node("image")
      ? selection.node
      : undefined;
  const field = (word: string, value: string) => {
    const input = make("input", { type: "text" }) as HTMLInputElement;
    input.value = value;
    return { input, label: make("label", {}, word, input) };
  };
  const url = field(words["text.image.address"], given?.url ?? String(known?.attrs.url ?? ""));
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
  const told = make("p", { class: "needed" });
  const put = () => {
    if (url.input.value === "") return close();
    const shown = alt.input.value.trim();
    if (shown === "" || isNameOfFile(shown, url.input.value)) {
      told.textContent = words["add.alt.needed"];
      announce(words["add.alt.needed"]);
      return alt.input.focus();
    }
    const attrs = { url: url.input.value, alt: shown, title: known?.attrs.title ?? null };
    const image = node("image").create(attrs, null, known?.marks);
    const { tr } = view.state;
    // Among words an image would have no caption and no size of its own: it gets a paragraph.
    view.dispatch(tr.replaceSelectionWith(known ? image : inParagraph(image), false).scrollIntoView());
    close();
  };
  const box = make(
    "section",
    { class: "note link-box", role: "dialog", "aria-label": words["text.image"] },
    pictures,
  const chooser = make("input", { type: "file", accept: "image/*", hidden: true }) as HTMLInputElement;
  chooser.addEventListener("change", () => {
    const [file] = chooser.files ?? [];
    if (file) asked.choose?.(file);
  });
  const picture = given ? [make("img", { src: URL.createObjectURL(given.picture), alt: "" })] : [];
  const { box, close } = placeBox(view, session, words["text.image"], [
    ...picture,
    url.label,
    ...(given
      ? []
      : [make("button", { type: "button", click: () => chooser.click() }, words["add.choose"]), chooser]),
    alt.label,
    told,
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: put }, words["text.link.set"]),
      make("button", { type: "button", click: () => close() }, words["form.cancel"]),
    ),
  ]);
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.stopPropagation();
    event.preventDefault();
    put();
  });
  for (const old of root.querySelectorAll(".link-box")) old.remove();
  root.append(box);
  const { left, bottom } = view.coordsAtPos(view.state.selection.from);
  const { width, height } = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(bottom + 8, innerHeight - height - 112))}px`;
  url.input.focus();
  void offer();
  (given ? alt : url).input.focus();
}

function inParagraph(image: Node): Node {
  return node("paragraph").create(null, image);
}

/** What cameras, screenshots and the disk call it says nothing to those who do not see it. */
function isNameOfFile(text: string, url: string): boolean {
  const name = (url.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
  return (
    /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(text) ||
    /^(?:IMG|DSC\w?|PXL|P)[_-]?\d{3}\w*$/i.test(text) ||
    text === name
  );
}
