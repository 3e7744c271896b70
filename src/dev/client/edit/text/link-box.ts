import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { make } from "../../panel/make.ts";
import { createAddress } from "../form/create-address.ts";
import type { Session } from "../session.ts";
import { placeBox } from "./place-box.ts";
import { mark } from "./text-keys.ts";

/** Asks for the target of a link, in a box beside the text. */
export function openLinkBox(view: EditorView, session: Session): void {
  const { words } = session;
  const range = linkRange(view.state);
  const put = (url: string) => {
    const { tr } = view.state;
    const type = mark("link");
    const { from, to } = range;
    tr.removeMark(from, to, type);
    if (url !== "" && from === to) {
      // Without a selection, the address itself becomes the text of the link.
      tr.insert(from, view.state.schema.text(url, [type.create({ url })]));
    } else if (url !== "") tr.addMark(from, to, type.create({ url }));
    view.dispatch(tr);
    close();
  };
  const address = createAddress({ input: () => {}, change: () => put(String(address.read())) }, session);
  address.write(range.url);
  address.main.id = "link-address";
  const { close } = placeBox(view, session, words["text.link"], [
    make("label", { for: address.main.id }, words["text.link.address"]),
    address.element,
    make(
      "p",
      { class: "ways" },
      make(
        "button",
        { type: "button", class: "main", click: () => put(String(address.read())) },
        words["text.link.set"],
      ),
      ...(range.url === ""
        ? []
        : [make("button", { type: "button", click: () => put("") }, words["text.link.remove"])]),
      make("button", { type: "button", click: () => close() }, words["form.cancel"]),
    ),
  ]);
  address.main.focus();
}

/** The range of the selection, or of the whole link around the caret. */
function linkRange({ selection }: EditorState): { from: number; to: number; url: string } {
  const { from, to, $from, empty } = selection;
  const type = mark("link");
  const found =
    type.isInSet($from.marks()) ?? (empty ? undefined : type.isInSet($from.nodeAfter?.marks ?? []));
  const url = String(found?.attrs.url ?? "");
  if (!empty || found === undefined) return { from, to, url };
  // A link whose words have other marks consists of several nodes.
  let [start, end] = [$from.start(), $from.start()];
  $from.parent.forEach((inner, offset) => {
    const before = $from.start() + offset;
    const after = before + inner.nodeSize;
    if (before === end && found.isInSet(inner.marks)) end = after;
    else if (end < from) start = end = after;
  });
  return { from: start, to: end, url };
}
