import type { Node } from "prosemirror-model";
import { NodeSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { ImagesAnswer } from "../../../../edit/text-protocol.ts";
import { make } from "../../panel/make.ts";
import { createPicker } from "../form/create-picker.ts";
import type { Session } from "../session.ts";
import { rememberPicture } from "./image-view.ts";
import { placeBox } from "./place-box.ts";
import { node } from "./text-keys.ts";

/** An image that has just been added, or a function that takes a file chosen here. */
type Asked =
  | {
      readonly url: string;
      readonly picture?: string | undefined;
      readonly alt: string;
      readonly choose?: undefined;
    }
  | { readonly choose: (file: File) => void };

/** Asks for an image (from the site, by address or from a file) and its alternative text. Resolves when the author has answered. */
export function openImageBox(view: EditorView, session: Session, asked: Asked): Promise<void> {
  const given = asked.choose === undefined ? asked : undefined;
  const { words, announce } = session;
  const { selection } = view.state;
  const known =
    given === undefined && selection instanceof NodeSelection && selection.node.type === node("image")
      ? selection.node
      : undefined;
  const field = (word: string, value: string) => {
    const input = make("input", { type: "text" });
    input.value = value;
    return { input, label: make("label", {}, word, input) };
  };
  const url = field(words["text.image.address"], given?.url ?? String(known?.attrs.url ?? ""));
  const alt = field(words["text.image.alt"], given?.alt ?? String(known?.attrs.alt ?? ""));
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
    // The image gets its own paragraph, because within words it would have no caption and no size of its own.
    view.dispatch(tr.replaceSelectionWith(known ? image : inParagraph(image), false).scrollIntoView());
    close();
  };
  const chooser = make("input", { type: "file", accept: "image/*", hidden: true });
  chooser.addEventListener("change", () => {
    const [file] = chooser.files ?? [];
    if (file) asked.choose?.(file);
  });
  const pictures = make("div", {});
  const picture = given?.picture ? [make("img", { src: given.picture, alt: "" })] : [];
  if (given?.picture) rememberPicture(given.url, given.picture);
  const { box, close, closed } = placeBox(view, session, words["text.image"], [
    ...picture,
    pictures,
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
    if (event.key !== "Enter" || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    // Enter in the list of pictures chooses one.
    if (event.defaultPrevented) return;
    event.stopPropagation();
    event.preventDefault();
    put();
  });
  (given ? alt : url).input.focus();
  if (!given) void offerPictures(session, { into: pictures, address: url.input, next: alt.input });
  return closed;
}

type Offer = {
  readonly into: HTMLElement;
  readonly address: HTMLInputElement;
  /** Gets the focus after a picture is chosen. */
  readonly next: HTMLInputElement;
};

/** Offers the images of the site, if any. Choosing one fills in its address. */
async function offerPictures(session: Session, { into, address, next }: Offer): Promise<void> {
  const answer = await session.ask<ImagesAnswer>("images", {}).catch(() => undefined);
  if (answer === undefined) return session.tell(session.words["trouble.unanswered"]);
  const { images } = answer;
  if (images.length === 0) return;
  const pick = () => {
    address.value = String(picker.read());
    next.focus();
  };
  const picker = createPicker({ kind: "image", choices: images }, { input: () => {}, change: pick }, session);
  picker.write(address.value);
  picker.main.setAttribute("aria-label", session.words["text.image"]);
  into.append(picker.element);
  // An author who types an address meanwhile keeps the focus.
  if (address.matches(":focus") && address.value === "") picker.main.focus();
}

function inParagraph(image: Node): Node {
  return node("paragraph").create(null, image);
}

/** True for the names that cameras, screenshots and disks give images, which are no alternative text. */
function isNameOfFile(text: string, url: string): boolean {
  const name = (url.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
  return (
    /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(text) ||
    /^(?:IMG|DSC\w?|PXL|P)[_-]?\d{3}\w*$/i.test(text) ||
    text === name
  );
}
