import { spawn } from "node:child_process";
import { get } from "node:http";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const pollMs = 5;
const stopMs = 10_000;

/**
 * Starts the development server that `serve` names for a port. `until` requests `page` repeatedly until `isThere`
 * returns true for its text, for `limitMs` at most. It returns the time since `began`, or the reason of a failure.
 * `isThere` may request other paths with its second argument.
 */
export async function startServer({ serve, folder }) {
  const port = await findFreePort();
  const [program, ...args] = serve(port);
  const began = performance.now();
  const child = spawn(program, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const hear = (chunk) => {
    said = (said + chunk).slice(-1000);
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  child.on("error", (error) => hear(error.message));
  const closed = new Promise((resolve) => child.once("close", resolve));
  let hasEnded = false;
  closed.then(() => {
    hasEnded = true;
  });
  // The server must not outlive a stopped comparison.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);

  const until = async ({ what, page, isThere, limitMs, began }) => {
    let last = { status: 0, text: "" };
    const fetchPath = async (path) => {
      const answer = await fetchText(port, path, Math.max(1, limitMs - (performance.now() - began)));
      // The limit aborts the last request.
      if (answer.status !== 0) last = answer;
      return answer.status === 200 ? answer.text : "";
    };
    while (!hasEnded && performance.now() - began < limitMs) {
      if (await isThere(await fetchPath(page), fetchPath))
        return { status: "served", ms: performance.now() - began };
      await sleep(pollMs);
    }
    const reason = hasEnded ? "the server has ended" : `not there after ${limitMs / 1000} s`;
    const answer = last.status === 0 ? "no answer" : `status ${last.status}, ${last.text.length} characters`;
    return {
      status: "lost",
      why: `${what} at ${page}: ${reason}; last, ${answer}. The server said: ${said.trim()}`,
    };
  };
  const stop = async () => {
    child.kill("SIGINT");
    await Promise.race([closed, sleep(stopMs, undefined, { ref: false }).then(end)]);
    await closed;
    process.off("exit", end);
  };
  return { began, until, stop };
}

/** A status of 0 says that there was no answer in time. */
function fetchText(port, path, limitMs) {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, text: "" });
    // A new connection each time: a kept one may be closed at the moment when it is used again.
    const request = get({ host: "127.0.0.1", port, path, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode, text }));
      response.on("error", fail);
    });
    request.on("error", fail);
    request.on("close", () => clearTimeout(limit));
    const limit = setTimeout(() => request.destroy(new Error("too late")), limitMs);
  });
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
