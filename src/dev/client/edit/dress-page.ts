/** Adds the styles that a page needs in edit mode. Adds no elements or attributes, which scripts of the page could see. */
export function dressPage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    html { --site-cobalt: #1b3fab; }
    @media (prefers-color-scheme: dark) { html { --site-cobalt: #a9bcff; } }
    html { scroll-padding-block-end: 72px !important; --site-dev-edge: 57px; }
    html:has([data-site-text]) { scroll-padding-block-end: 116px !important; --site-dev-edge: 101px; }
    body { margin-block-end: 56px !important; }
    [data-site-chosen] { outline: none !important; }
    html[data-site-sheet] site-dev-panel { display: none; }
    /* Blanks stay what was typed. The frame is drawn beside the page, for all fields alike. */
    site-dev-words { display: inline; white-space: pre-wrap; outline: none !important; user-select: text; cursor: text; }
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
    [data-site-box] { margin-block: 1em; border: 1px solid #8a8577; border-inline-start: 3px solid var(--site-cobalt); }
    [data-site-box] > div { padding: 4px 16px 12px; }
    [data-site-text] > textarea {
      display: block; box-sizing: border-box; inline-size: 100%; padding: 12px; resize: vertical;
      font: 14px / 1.6 ui-monospace, monospace; tab-size: 2; color: inherit; background: none;
      border: 1px solid; border-radius: 0;
    }
    [data-site-text] .ProseMirror-selectednode { outline: 2px solid var(--site-cobalt); outline-offset: 2px; }
    [data-site-text] .selectedCell { background: color-mix(in srgb, var(--site-cobalt) 16%, transparent); }
    [data-site-text] :is(td, th) { min-inline-size: 3em; }
    /* Empty cells would be invisible in a table without rules. */
    [data-site-text] :is(td, th):has(> .ProseMirror-trailingBreak:only-child) { outline: 1px dashed #8a8577; outline-offset: -2px; }
    [data-site-text] .ProseMirror-separator { display: inline !important; border: none !important; margin: 0 !important; inline-size: 0 !important; block-size: 0 !important; }
    [data-site-text] li[data-tight] > p { margin: 0 !important; }
    [data-site-text] site-dev-chip { display: inline; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Hides the panel of `site dev` while a sheet is open. */
export function makeRoom(isSheetOpen: boolean): void {
  document.documentElement.toggleAttribute("data-site-sheet", isSheetOpen);
}
