import type { Choice } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import type { Session } from "../session.ts";

/** A button that adds an image. Files can also be dropped on it. */
export function createImageAdder(
  { upload, words, announce }: Session,
  onAdded: (choice: Choice) => void,
): HTMLElement {
  const chooser = make("input", { type: "file", accept: "image/*", hidden: true });
  const told = make("p", { hidden: true });
  const tell = (text: string) => {
    told.textContent = text;
    told.hidden = text === "";
    announce(text);
  };
  const add = async (file: File | undefined) => {
    if (file === undefined) return;
    tell(words["add.sending"]);
    const answer = await upload(file).catch(() => undefined);
    if (answer?.status === "image") {
      tell("");
      const label = answer.url.slice(answer.url.lastIndexOf("/") + 1);
      const { url: value, picture } = answer;
      onAdded({ value, label, ...(picture !== undefined && { picture }) });
    } else tell(answer?.status === "refused" ? answer.why : words["trouble.unanswered"]);
  };
  const button = make("button", { type: "button", click: () => chooser.click() }, words["add.image"]);
  chooser.addEventListener("change", () => void add(chooser.files?.[0]));
  const element = make("div", { class: "adder" }, button, chooser, told);
  element.addEventListener("dragover", (event) => event.preventDefault());
  element.addEventListener("drop", (event) => {
    event.preventDefault();
    void add(event.dataTransfer?.files[0]);
  });
  return element;
}
