/** Returns a function that runs `run` before the next frame, once for all calls until then. */
export function soon(run: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      run();
    });
  };
}
