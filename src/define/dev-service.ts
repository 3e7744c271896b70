/**
 * Stands in for a service that forms of the site send to, while the site is written. `site dev` hands it what pages post,
 * and shows its page. With `devOrigin` as the origin of the service, forms work without an account or a network.
 *
 * `State` is what it keeps in memory until `site dev` ends. It is passed in, so that it outlives changes of templates.
 */
export type DevService<State> = {
  /** The path of its page, such as `/__mail`. What lies below it is shown too. */
  readonly page: string;
  /** The paths that take posts: those of the service, and of the buttons of the page. */
  readonly posts: readonly string[];
  readonly start: State;
  /** The words of the link to the page, in the panel of every page. */
  readonly link: (state: State, language: DevLanguage) => string;
  /** Gives the page, or a file below it. Undefined: there is none. */
  readonly show: (state: State, path: string, language: DevLanguage) => DevPage | DevFile | undefined;
  /** Reads a post, then says what becomes of the state, and how to answer. */
  readonly take: (post: DevPost) => Promise<(state: State) => DevOutcome<State>>;
};

/** The language of a reader of `site dev`. */
export type DevLanguage = "en" | "fr";

/**
 * `body` is HTML. The page updates each of its elements with an `id` and `data-live` when something has come; a form waits
 * until nobody uses it.
 */
export type DevPage = { readonly title: string; readonly body: string };

/** Always downloaded, so that nothing in it runs. */
export type DevFile = { readonly name: string; readonly bytes: Uint8Array };

export type DevPost = {
  readonly path: string;
  /** The `Content-Type`. */
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly language: DevLanguage;
};

export type DevOutcome<State> = { readonly state: State; readonly answer: DevAnswer };

/** An answer in plain text, the way back to the page, none, or half of one. */
export type DevAnswer =
  | { readonly kind: "text"; readonly status: number; readonly text: string }
  | { readonly kind: "page" | "hang" | "reset" };
