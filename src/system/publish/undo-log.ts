/** The reverse of each step taken so far, for when a later one fails. */
export type UndoLog = {
  add(reverse: () => void): void;
  /** Takes the steps back, the last one first, as far as the disk lets us. */
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

/** What failed first is what the author hears of; failing to clean up after it adds nothing to that. */
function quietly(reverse: () => void): void {
  try {
    reverse();
  } catch {}
}
