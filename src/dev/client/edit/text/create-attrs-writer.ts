import type { EditorView } from "prosemirror-view";

/** Changes the attributes of a node from within its view. */
export type AttrsWriter = {
  put(attrs: object): void;
  /** True during `put`: redrawing the view would interrupt the author, who is filling it in. */
  isWriting(): boolean;
};

export function createAttrsWriter(view: EditorView, getPosition: () => number | undefined): AttrsWriter {
  let isWriting = false;
  return {
    put: (attrs) => {
      const position = getPosition();
      if (position === undefined) return;
      isWriting = true;
      view.dispatch(view.state.tr.setNodeMarkup(position, null, attrs));
      isWriting = false;
    },
    isWriting: () => isWriting,
  };
}
