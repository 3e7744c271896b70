/** Where the title of a profile stands in the sky that its building leaves free. */
export const compositions = ["beside", "around", "wings", "tower", "above", "street"] as const;

export type Composition = (typeof compositions)[number];
