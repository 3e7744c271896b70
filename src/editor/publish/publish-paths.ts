/** The path of the publish page. */
export const publishPath = "/__publish";
