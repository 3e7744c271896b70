/** A style sheet of the site, before it is bundled. */
export type StyleSource = {
  /** Its absolute path. */
  readonly file: string;
  /** The same as a `file:` address. */
  readonly url: URL;
  readonly text: string;
  /** The absolute folder of the site. */
  readonly root: string;
};

/** What a `StyleTransform` returns. */
export type CompiledStyle = {
  readonly css: string;
  /**
   * The files and folders that it was also made from, as paths or `file:` addresses: when one changes, the style sheet
   * is compiled again.
   */
  readonly inputs?: readonly (string | URL)[];
};

/**
 * Compiles a style sheet: the default export of the module that `styles.transform` names. What it throws is reported at
 * the line that it gives. Undefined leaves the style sheet as it is.
 */
export type StyleTransform = (
  style: StyleSource,
) => CompiledStyle | undefined | Promise<CompiledStyle | undefined>;

/** The style sheets of a site, by their paths below `templates/`. */
export type SiteStyles =
  | readonly string[]
  | {
      readonly files: readonly string[];
      /**
       * A module below `templates/` whose default export is a `StyleTransform`. It is given these files, and the others
       * of the site that they or templates import. It runs in Node, and only when something has changed.
       */
      readonly transform: string;
    };
