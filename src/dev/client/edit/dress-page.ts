/** What the page itself needs while it is edited. None of it is an element or an attribute, which scripts of the page could see. */
export function dressPage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    html { scroll-padding-block-end: 72px !important; --site-dev-edge: 57px; }
    body { margin-block-end: 56px !important; }
    [data-site-chosen] { outline: none !important; }
    site-dev-words { display: inline; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
