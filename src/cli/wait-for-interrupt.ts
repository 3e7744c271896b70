/** Settles at the first Ctrl-C; a second one ends the process at once. */
export function waitForInterrupt(): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false;
    const onInterrupt = () => {
      if (isAsked) process.exit(130);
      isAsked = true;
      resolve();
    };
    process.on("SIGINT", onInterrupt);
    process.on("SIGTERM", onInterrupt);
    process.on("SIGHUP", onInterrupt);
  });
}
