/** The path of the page « Publier ». */
export const publishPath = "/__publish";
