import { expect, test } from "vitest";
import { createMailbox, type Mail } from "../../../src/dev/mail/mailbox.ts";

const at = new Date("2025-09-01T08:00:00Z");
const message = (template: string, bytes = 0): Mail => ({
  template,
  fields: [],
  files: [{ name: "a.pdf", bytes: new Uint8Array(bytes) }],
});
const names = (mailbox: ReturnType<typeof createMailbox>) => mailbox.list().map(({ template }) => template);

test("the newest message comes first, and emptying removes all", () => {
  let changes = 0;
  const mailbox = createMailbox(() => {
    changes += 1;
  });
  mailbox.keep(message("un"), at);
  mailbox.keep(message("deux"), at);
  expect(names(mailbox)).toEqual(["deux", "un"]);
  mailbox.empty();
  expect(names(mailbox)).toEqual([]);
  expect(changes).toBe(3);
});

test("a failure for the next message is answered once, a failure for all until it is revoked", () => {
  const mailbox = createMailbox(() => {});
  mailbox.plan({ answer: "429", scope: "next" });
  expect([mailbox.keep(message("un"), at), mailbox.keep(message("deux"), at)]).toEqual(["429", "200"]);
  mailbox.plan({ answer: "hang", scope: "all" });
  expect([mailbox.keep(message("trois"), at), mailbox.keep(message("quatre"), at)]).toEqual(["hang", "hang"]);
  expect(mailbox.list().map(({ answered }) => answered)).toEqual(["hang", "hang", "200", "429"]);
});

test("the oldest messages make room, by number and by size, and the newest stays whatever its size", () => {
  const mailbox = createMailbox(() => {}, { mails: 3, bytes: 1000 });
  for (const name of ["un", "deux", "trois", "quatre"]) mailbox.keep(message(name, 10), at);
  expect(names(mailbox)).toEqual(["quatre", "trois", "deux"]);
  mailbox.keep(message("long", 785), at);
  expect(names(mailbox)).toEqual(["long", "quatre"]);
  mailbox.keep(message("trop long", 5000), at);
  expect(names(mailbox)).toEqual(["trop long"]);
});

const long = "x".repeat(60);
test.each<readonly [string, Mail]>([
  ["its template", { template: long, fields: [], files: [] }],
  ["the name of a field", { template: "a", fields: [[long, ""]], files: [] }],
  ["what a field says", { template: "a", fields: [["a", long]], files: [] }],
  ["the name of a file", { template: "a", fields: [], files: [{ name: long, bytes: new Uint8Array() }] }],
  ["a file", { template: "a", fields: [], files: [{ name: "a", bytes: new Uint8Array(600) }] }],
])("the size of a message includes %s", (_part, message) => {
  const mailbox = createMailbox(() => {}, { mails: 100, bytes: 1000 });
  for (let sent = 0; sent < 3; sent += 1) mailbox.keep(message, at);
  expect(mailbox.list()).toHaveLength(1);
});
