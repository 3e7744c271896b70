/** Runs `task` for every call, one run at a time: all calls during a run share one more run. */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let isWanted = false;
  let isRunning = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isWanted) {
        isWanted = false;
        await task();
      }
    } finally {
      isRunning = false;
    }
  };
}
