/** Names what is folded away: places, keys and answers that only developers understand. */
export const details = { en: "Details", fr: "Détails" };
