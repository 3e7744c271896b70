/** What the page itself needs while it is edited. None of it is an element or an attribute, which scripts of the page could see. */
export function dressPage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    html { scroll-padding-block-end: 72px !important; --site-dev-edge: 57px; }
    html:has([data-site-text]) { scroll-padding-block-end: 116px !important; --site-dev-edge: 101px; }
    body { margin-block-end: 56px !important; }
    [data-site-chosen] { outline: none !important; }
    site-dev-words { display: inline; }
    [data-site-text] {
      display: block !important; inline-size: auto !important; min-block-size: 0 !important;
      margin: 0 !important; padding: 0 !important; border: 0 !important; background: none !important;
      outline: none !important; white-space: pre-wrap; white-space: break-spaces; overflow-wrap: break-word;
    }
    [data-site-text] > textarea {
      display: block; box-sizing: border-box; inline-size: 100%; padding: 12px; resize: vertical;
      font: 14px / 1.6 ui-monospace, monospace; tab-size: 2; color: inherit; background: none;
      border: 1px solid; border-radius: 0;
    }
    [data-site-text] .ProseMirror-selectednode { outline: 2px solid #1b3fab; outline-offset: 2px; }
    [data-site-text] .selectedCell { background: color-mix(in srgb, #1b3fab 16%, transparent); }
    [data-site-text] :is(td, th) { min-inline-size: 3em; }
    [data-site-text] .ProseMirror-separator { display: inline !important; border: none !important; margin: 0 !important; inline-size: 0 !important; block-size: 0 !important; }
    [data-site-text] li[data-tight] > p { margin: 0 !important; }
    [data-site-text] site-dev-chip { display: inline; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
