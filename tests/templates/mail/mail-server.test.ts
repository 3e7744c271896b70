import { once } from "node:events";
import { expect, test } from "vitest";
import { connect, get, serve, statusOf, talk } from "../../dev/raw-server.ts";

const send = "/api/v1.0/email/send";
const own = "Host: localhost:4321\r\nOrigin: http://localhost:4321";
const message = JSON.stringify({
  user_id: "u",
  service_id: "s",
  template_id: "guide",
  template_params: { nom: "d'Arçonval" },
});

const post = (target: string, head: string, type: string, body: string, length = Buffer.byteLength(body)) =>
  `POST ${target} HTTP/1.1\r\n${head}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${Buffer.from(body).toString("latin1")}`;
const postJson = (target: string, head: string, body = message) =>
  post(target, head, "application/json", body);
const postForm = (target: string, fields: Readonly<Record<string, string>>) =>
  post(target, own, "application/x-www-form-urlencoded", new URLSearchParams(fields).toString());
const list = async (port: number) => Buffer.from(await talk(port, get("/__mail")), "latin1").toString();

test("a message of a form is accepted and listed", async () => {
  const { port } = await serve();
  const answer = await talk(port, postJson(send, own));
  expect(statusOf(answer)).toBe(200);
  expect(answer).toMatch(/\r\n\r\nOK$/);
  expect(answer).not.toMatch(/access-control/i);
  expect(await list(port)).toContain(`<dt>nom</dt><dd dir="auto">d'Arçonval</dd>`);
  expect(statusOf(await talk(port, postForm("/__mail/empty", {})))).toBe(303);
  expect(await list(port)).toContain("Nothing has come yet.");
});

test.each([
  ["Host: localhost:4321\r\nOrigin: https://evil.example", 403],
  ["Host: localhost:4321\r\nOrigin: http://localhost:9999", 403],
  ["Host: localhost:4321\r\nOrigin: null", 403],
  ["Host: localhost:4321", 403],
  ["Host: evil.example\r\nOrigin: http://evil.example", 421],
  ["Host: localhost:4321\r\nHost: evil.example\r\nOrigin: http://localhost:4321", 421],
])("with the head %j, a message is refused: %i", async (head, status) => {
  const { port } = await serve();
  for (const target of [send, `${send}-form`, "/__mail/answer", "/__mail/empty"])
    expect(statusOf(await talk(port, postJson(target, head)))).toBe(status);
  expect(await list(port)).toContain("Nothing has come yet.");
});

test("another origin reads neither the page nor its attachments", async () => {
  const { port } = await serve();
  for (const target of ["/__mail", "/__mail/1/0"]) {
    const head = "Host: localhost:4321\r\nOrigin: https://evil.example";
    expect(statusOf(await talk(port, get(target, head)))).toBe(403);
  }
});

test.each([send, `${send}-form`, "/__mail/answer", "/__mail/empty"])("%s takes POST only", async (path) => {
  const { port } = await serve();
  for (const method of ["GET", "PUT", "OPTIONS"]) {
    const answer = await talk(port, get(path, own).replace("GET", method));
    expect(statusOf(answer)).toBe(405);
    expect(answer).toContain("Allow: POST");
  }
});

test("a body that is too long is refused, whether it announces its length or not", async () => {
  const { port } = await serve({ limits: { bodyBytes: 1000 } });
  const announced = post(send, own, "application/json", "x".repeat(2000), 999_999_999);
  expect(statusOf(await talk(port, announced))).toBe(413);
  const chunk = `${(600).toString(16)}\r\n${"x".repeat(600)}\r\n`;
  const chunked = `POST ${send} HTTP/1.1\r\n${own}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  expect(statusOf(await talk(port, chunked + chunk + chunk))).toBe(413);
  expect(await list(port)).toContain("Nothing has come yet.");
});

test("simultaneous bodies share the memory, which is free again for the next one", async () => {
  const { port } = await serve({ limits: { bodyBytes: 1000 } });
  const begun = post(send, own, "application/json", "x".repeat(900), 1000);
  const held = await Promise.all(Array.from({ length: 5 }, () => connect(port)));
  for (const socket of held) socket.write(begun);
  await expect
    .poll(async () => statusOf(await talk(port, postJson(send, own, message.padEnd(900)))))
    .toBe(503);
  for (const socket of held) socket.destroy();
  await expect.poll(async () => statusOf(await talk(port, postJson(send, own)))).toBe(200);
});

test("a slow body ends the connection, and no message is kept", async () => {
  const { port } = await serve({ limits: { headMs: 100, requestMs: 200 } });
  expect(statusOf(await talk(port, post(send, own, "application/json", '{"user', 500)))).toBe(408);
  expect(await list(port)).toContain("Nothing has come yet.");
});

test("if a body ends early, no message is kept and the server continues", async () => {
  const { port } = await serve();
  const socket = await connect(port);
  socket.write(post(send, own, "application/json", '{"user', 500));
  socket.end();
  socket.resume();
  await once(socket, "close");
  expect(await list(port)).toContain("Nothing has come yet.");
});

test.each([
  ["application/json", "{", 400],
  ["multipart/form-data; boundary=a", '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\nhalf', 400],
  ["multipart/form-data", "--a--", 400],
  ["text/plain", "bonjour", 415],
])("an unreadable body of %s, %j, is answered with %i", async (type, body, status) => {
  const { port } = await serve();
  expect(statusOf(await talk(port, post(`${send}-form`, own, type, body)))).toBe(status);
  expect(await list(port)).toContain("Nothing has come yet.");
});

test("the page sets the answer for the next message, for all, and back to the default", async () => {
  const { port } = await serve();
  const sent = async () => statusOf(await talk(port, postJson(send, own)));
  for (const answer of ["400", "403", "413", "429", "500"]) {
    expect(statusOf(await talk(port, postForm("/__mail/answer", { answer, scope: "next" })))).toBe(303);
    expect([await sent(), await sent()]).toEqual([Number(answer), 200]);
  }
  await talk(port, postForm("/__mail/answer", { answer: "500", scope: "all" }));
  expect([await sent(), await sent()]).toEqual([500, 500]);
  expect(await list(port)).toContain('<option value="500" selected>');
  expect(statusOf(await talk(port, postForm("/__mail/answer", { answer: "418" })))).toBe(400);
  expect(await sent()).toBe(500);
});

test("a sender can be kept waiting, or disconnected in the middle of the answer", async () => {
  const { port } = await serve();
  await talk(port, postForm("/__mail/answer", { answer: "reset", scope: "next" }));
  expect(await talk(port, postJson(send, own))).toMatch(
    /^HTTP\/1\.1 200[\s\S]*Content-Length: 2\r\n[\s\S]*\r\n\r\nO$/,
  );
  await talk(port, postForm("/__mail/answer", { answer: "hang", scope: "next" }));
  const socket = await connect(port);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.write(postJson(send, own), "latin1");
  await expect.poll(() => list(port)).toContain("the sender waits");
  expect(text).toBe("");
});
