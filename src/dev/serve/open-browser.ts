import { spawn } from "node:child_process";

/** Asks the system to open a page in the default browser. Does nothing if that is not possible. */
export function openBrowser(url: string): void {
  const [command, ...args] = opener();
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}

function opener(): readonly [string, ...string[]] {
  switch (process.platform) {
    case "darwin":
      return ["open"];
    case "win32":
      // `start` takes its first quoted argument for a window title.
      return ["cmd", "/c", "start", ""];
    default:
      return ["xdg-open"];
  }
}
