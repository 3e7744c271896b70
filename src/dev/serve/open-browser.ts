import { spawn } from "node:child_process";

/** Asks the system to show a page in the reader’s browser. Where there is none, nothing happens. */
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
      // The shell’s own command takes its first quoted argument for a title.
      return ["cmd", "/c", "start", ""];
    default:
      return ["xdg-open"];
  }
}
