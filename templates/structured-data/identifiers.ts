/**
 * The ids by which pages refer to the same things. The full description is on the page that each id leads to; other
 * pages only refer to it.
 */
export const organisationId = "/#organisation";
export const webSiteId = "/#site";
export const blogId = "/blog#blog";
export const founderId = "/notre-histoire#fondateur";

/** The absolute address of a path of the site. */
export type Absolute = (path: string) => string;
