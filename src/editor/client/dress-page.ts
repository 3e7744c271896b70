/**
 * The width of a sheet, as `sheet.css` has it, in rem. On windows of less than 80 em, a sheet covers the page instead. A page
 * that measures the window itself can leave out `--site-dev-beside`.
 */
const sheetRem = 27;

/** Adds the styles that a page needs in edit mode. Adds no elements or attributes, which scripts of the page could see. */
export function dressPage(): void {
  adoptStyles(`
    html { --site-cobalt: #1b3fab; }
    @media (prefers-color-scheme: dark) { html { --site-cobalt: #a9bcff; } }
    html { scroll-padding-block-end: 72px !important; --site-dev-edge: 57px; }
    html:has([data-site-text]) { scroll-padding-block-end: 116px !important; --site-dev-edge: 101px; }
    body { margin-block-end: 56px !important; }
    [data-site-chosen] { outline: none !important; }
    /* The panel is for developers. */
    site-dev-panel { display: none; }
    @media (min-width: 80em) {
      html[data-site-sheet] { --site-dev-beside: ${sheetRem}rem; }
      html[data-site-sheet] body { margin-inline-end: var(--site-dev-beside) !important; }
    }
    /* Blanks stay what was typed. The frame is drawn beside the page, for all fields alike. */
    site-dev-words { display: inline; white-space: pre-wrap; outline: none !important; user-select: text; cursor: text; }
    site-dev-value {
      display: inline; padding: 0 0.15em; background: color-mix(in srgb, var(--site-cobalt) 14%, transparent);
      box-shadow: 0 2px var(--site-cobalt); -webkit-box-decoration-break: clone; box-decoration-break: clone;
      cursor: pointer; user-select: all;
    }
    site-dev-value:not([data-kind=shared]) { font-style: italic; box-shadow: none; border-block-end: 2px dashed var(--site-cobalt); }
    site-dev-value:is([data-chosen], .ProseMirror-selectednode) { background: var(--site-cobalt) !important; color: Canvas !important; outline: none !important; }
    /* A box without words has no place for the caret. */
    site-dev-words:empty { display: inline-block; min-inline-size: 1ch; }
    [data-site-text] {
      display: block !important; inline-size: auto !important; min-block-size: 0 !important;
      margin: 0 !important; padding: 0 !important; border: 0 !important; background: none !important;
      position: relative !important; outline: none !important; white-space: pre-wrap; white-space: break-spaces; overflow-wrap: break-word;
    }
    [data-site-text]::before, [data-site-text]::after {
      content: "" !important; position: absolute; inset: 0 auto 0 -14px; inline-size: 0; margin: 0;
      border-inline-start: 1px solid var(--site-cobalt);
    }
    [data-site-text]::after { inset: -1px auto auto -20px; inline-size: 12px; border: 0; border-block-start: 1px solid var(--site-cobalt); rotate: -45deg; }
  `);
}

/** Adds styles to the page. */
export function adoptStyles(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Narrows the page on wide windows while a sheet is open. */
export function makeRoom(isSheetOpen: boolean): void {
  document.documentElement.toggleAttribute("data-site-sheet", isSheetOpen);
}
