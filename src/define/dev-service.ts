/** Stands in, under `site dev`, for a service that forms send to. `State` is what it keeps until `site dev` ends. */
export type DevService<State> = {
  /** Its page, such as `/__mail`. It also shows what lies below it. */
  readonly page: string;
  /** The paths of the service, and of the buttons of the page. */
  readonly posts: readonly string[];
  readonly start: State;
  /** The words of its link in the panel. */
  readonly link: (state: State, language: DevLanguage) => string;
  /** HTML, whose elements with `id` and `data-live` follow what comes, or a file to download. */
  readonly show: (
    state: State,
    path: string,
    language: DevLanguage,
  ) =>
    | { readonly title: string; readonly body: string }
    | { readonly name: string; readonly bytes: Uint8Array }
    | undefined;
  /** Reads a post, then says what becomes of the state, and how to answer. */
  readonly take: (post: {
    readonly path: string;
    /** The `Content-Type`. */
    readonly type: string;
    readonly body: Uint8Array<ArrayBuffer>;
    readonly language: DevLanguage;
  }) => Promise<(state: State) => { readonly state: State; readonly answer: DevAnswer }>;
};

/** The language in which the tool speaks. */
export type DevLanguage = "en" | "fr";

/** Plain text, the way back to the page, no answer, or half of one. */
export type DevAnswer =
  | { readonly kind: "text"; readonly status: number; readonly text: string }
  | { readonly kind: "page" | "hang" | "reset" };
