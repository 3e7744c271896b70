/** The part of an extension of `site dev` in the panel. */
export type PanelExtension = {
  /** A button beside that of the panel. `data` is that of the script of the page. Undefined for none. */
  button(data: DOMStringMap): HTMLElement | undefined;
  readonly tasks: {
    /** The address of the page that lists them. */
    readonly page: string;
    /** Undefined if the number is unknown. */
    count(language: string): Promise<TaskCount | undefined>;
  };
};

/** The number of tasks on the site, and of new ones. */
export type TaskCount = { readonly count: number; readonly fresh: number };
