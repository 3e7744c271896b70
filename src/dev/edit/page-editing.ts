import type { PageFields, ShownPage } from "../../edit/protocol.ts";

/** What the editor knows of a page that is asked for by somebody who may edit. */
export type PageEditing = {
  /** What requests of this page prove themselves by. */
  readonly token: string;
  /** The page with the places of its fields. Undefined where it is shown as visitors see it. */
  readonly page: ShownPage | undefined;
};

/** What a served page is told of it. */
export type Editable = {
  /** On the button that begins to edit. */
  readonly word: string;
  readonly token: string;
  readonly page: PageFields | undefined;
};
