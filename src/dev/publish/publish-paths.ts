/** The page « Publier ». */
export const publishPath = "/__publish";
