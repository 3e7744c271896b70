/** The reverse of each step taken so far, in case a later one fails. */
export type UndoLog = {
  add(reverse: () => void): void;
  /** Reverses the steps, the last one first, as far as the disk allows. */
  undo(): void;
};

export function createUndoLog(): UndoLog {
  const reverses: (() => void)[] = [];
  return {
    add: (reverse) => void reverses.push(reverse),
    undo: () => {
      for (const reverse of reverses.splice(0).reverse()) quietly(reverse);
    },
  };
}

/** Ignores failures: the user learns of the first one, and failures of the clean-up add nothing to it. */
function quietly(reverse: () => void): void {
  try {
    reverse();
  } catch {}
}
