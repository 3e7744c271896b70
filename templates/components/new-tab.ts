/** Said of links to other sites, which open beside the page. */
export const opensNewTab = "nouvel onglet";
