import { once } from "node:events";
import { createConnection } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../../src/http/start-server.ts";

/** Serves with `handle`, and sends it a request. */
async function ask(
  handle: Parameters<typeof startServer>[0]["handle"],
  limits?: Parameters<typeof startServer>[0]["limits"],
) {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  const server = await startServer({ host: "127.0.0.1", port: 0, onBusy: () => {}, handle, limits });
  onTestFinished(async () => {
    printed.mockRestore();
    await server.close();
  });
  const socket = createConnection({ port: server.port, host: "127.0.0.1" });
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  return { printed, socket };
}

test("an error of the program is printed, and closes the connection", async () => {
  const error = new Error("A bug");
  const { printed, socket } = await ask(() => Promise.reject(error));
  socket.resume();
  await once(socket, "close");
  expect(printed.mock.calls).toEqual([[error]]);
});

test("a client that leaves before it has its answer is no error of the program", async () => {
  let isRefused = false;
  const { printed, socket } = await ask(async (request) => {
    socket.destroy();
    await once(request.socket, "close");
    isRefused = true;
    throw new Error("The client went away.");
  });
  await vi.waitFor(() => expect(isRefused).toBe(true));
  await new Promise(setImmediate);
  expect(printed).not.toHaveBeenCalled();
});

test("a client is not idle while its answer is prepared, however long that takes", async () => {
  const limits = { idleMs: 100 };
  const { socket } = await ask(async (request, response) => {
    await once(request.socket, "timeout");
    response.end("late");
  }, limits);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*late/);
});
