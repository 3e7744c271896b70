/** The part of an extension of `site dev` in the panel. */
export type PanelExtension = {
  /** A button beside that of the panel. `data` is that of the script of the page. Undefined for none. */
  button(data: DOMStringMap): HTMLElement | undefined;
};
