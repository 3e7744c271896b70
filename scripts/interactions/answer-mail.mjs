import { createServer } from "node:http";

/** Imitates the e-mail service on loopback: it accepts everything, or fails on request. */
export async function answerMail() {
  let status = 200;
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      response.writeHead(request.method === "OPTIONS" ? 204 : status, {
        "access-control-allow-origin": "*",
        "access-control-allow-methods": "POST, OPTIONS",
        "access-control-allow-headers": "content-type",
        "content-type": "text/plain",
      });
      response.end(request.method === "OPTIONS" ? undefined : "OK");
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    answerWith: (next) => {
      status = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
