import type { PageFields, ShownPage } from "../requests.ts";

/** What the editor adds to a page whose reader may edit. */
export type PageEditing = {
  /** The token that proves that a request comes from this page. */
  readonly token: string;
  /** The page with the places of its fields. Undefined in a page that is shown as visitors see it. */
  readonly page: ShownPage | undefined;
  /** True if its reader is in edit mode, and the page gets its fields with the end of the first build. */
  readonly isDue?: boolean;
};

/** The data that is written into a served page for the edit mode. */
export type Editable = {
  /** The word on the button that starts the edit mode. */
  readonly word: string;
  readonly token: string;
  readonly page: PageFields | undefined;
};
