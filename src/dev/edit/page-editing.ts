import type { PageFields, ShownPage } from "../../edit/protocol.ts";

/** What the editor adds to a page whose reader may edit. */
export type PageEditing = {
  /** The token that proves that a request comes from this page. */
  readonly token: string;
  /** The page with the places of its fields. Undefined if it is shown as visitors see it. */
  readonly page: ShownPage | undefined;
};

/** The same, as it is written into a served page. */
export type Editable = {
  /** The word on the button that starts the edit mode. */
  readonly word: string;
  readonly token: string;
  readonly page: PageFields | undefined;
};
