/** The page that the header’s link and the key « / » lead to. */
export const searchRoute = "/recherche";
