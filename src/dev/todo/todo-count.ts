/** How much is to be done, and how much of it is new since yesterday, with a text for it. */
export type TodoCount = { readonly count: number; readonly fresh: number; readonly label: string };
