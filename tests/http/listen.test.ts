import { createServer } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../src/http/start-server.ts";

test("a try on a port in use leaves no listener behind: Node warns after ten of them", async () => {
  const holder = createTcpServer();
  const server = createServer();
  onTestFinished(() => {
    holder.close();
    server.close();
  });
  await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
  const { port } = holder.address() as { readonly port: number };
  const count = () => [server.listenerCount("listening"), server.listenerCount("error")];
  const before = count();
  const counts: ReturnType<typeof count>[] = [];
  await listen(server, "127.0.0.1", port, () => counts.push(count()));
  expect(counts[0]).toEqual(before);
});
