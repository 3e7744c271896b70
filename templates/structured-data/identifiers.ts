/**
 * The ids by which pages name the same things. The full description is on the page that each id leads to; other pages
 * give its type, its name or its address with the id, because search engines read each page by itself.
 */
export const organisationId = "/#organisation";
export const webSiteId = "/#site";
export const blogId = "/blog#blog";
export const founderId = "/notre-histoire#fondateur";

/** The absolute address of a path of the site. */
export type Absolute = (path: string) => string;
