/** Widths in px in which a raster image is published; none is enlarged. */
export const widths = [400, 800, 1200, 1600, 2400] as const;

/** The largest width that a page can use. */
export const largestWidth = 2400;

/**
 * The largest number of pixels of a raster image, since all are in memory at once. A photograph of 50 million is read
 * within seconds.
 */
export const mostPixels = 64_000_000;
