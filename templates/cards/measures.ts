/** The size that social networks ask for in a large picture. All lengths are in px. */
export const cardSize = { width: 1200, height: 630 };

/** The places of the line of the margin, of the start and the end of words, and of the start of the drawing. */
export const margin = 76;
export const wordsStart = 114;
export const wordsEnd = 596;
export const drawingStart = 626;

/** The height of the line below title and building. */
export const footLine = 508;

/** The free room above the drawing and above the words. */
export const sky = 44;
