/**
 * The names under which the pages speak of the same things. Their full description stands on the page that each name
 * leads to; the other pages only refer to it.
 */
export const organisationId = "/#organisation";
export const webSiteId = "/#site";
export const blogId = "/blog#blog";
export const founderId = "/notre-histoire#fondateur";

/** The absolute address of a path of the site. */
export type Absolute = (path: string) => string;
