/** Of what networks call a large picture. All lengths are in px. */
export const cardSize = { width: 1200, height: 630 };

/** Where the line of the margin is, where words start, where they end, and where the drawing starts. */
export const margin = 76;
export const wordsStart = 114;
export const wordsEnd = 596;
export const drawingStart = 626;

/** The line on which title and building stand. */
export const footLine = 508;

/** What is free above the drawing and above the words. */
export const sky = 44;
