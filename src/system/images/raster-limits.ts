/** Widths in px in which a raster image is published; none is enlarged. */
export const widths = [400, 800, 1200, 1600, 2400] as const;

/** The most that any page can use. */
export const largestWidth = 2400;

/**
 * The most pixels of a raster image, all of which are in memory at once: a photograph of 50 million is accepted and
 * read within seconds.
 */
export const mostPixels = 64_000_000;
