import { expect, test } from "vitest";
import { catchMail, keep, type Mail, type Mailbox } from "../../../templates/mail/catch-mail.ts";

const at = new Date("2025-09-01T08:00:00Z");
const message = (template: string, bytes = 0): Mail => ({
  template,
  fields: [],
  files: [{ name: "a.pdf", bytes: new Uint8Array(bytes) }],
});
const names = ({ mails }: Mailbox) => mails.map(({ template }) => template);

/** Posts the form of a button. */
async function press(
  mailbox: Mailbox,
  button: "answer" | "empty",
  fields: Readonly<Record<string, string>> = {},
) {
  const body = new TextEncoder().encode(new URLSearchParams(fields).toString());
  const post = {
    path: `/__mail/${button}`,
    type: "application/x-www-form-urlencoded",
    body,
    language: "en",
  } as const;
  return (await catchMail.take(post))(mailbox).state;
}

/** Keeps messages one after the other. */
function keepAll(mailbox: Mailbox, messages: readonly Mail[], limits?: Parameters<typeof keep>[3]): Mailbox {
  return messages.reduce((before, each) => keep(before, each, at, limits).state, mailbox);
}

test("the newest message comes first, and emptying removes all", async () => {
  const mailbox = keepAll(catchMail.start, [message("un"), message("deux")]);
  expect(names(mailbox)).toEqual(["deux", "un"]);
  expect(names(await press(mailbox, "empty"))).toEqual([]);
});

test("a failure for the next message is answered once, a failure for all until it is revoked", async () => {
  const once = await press(catchMail.start, "answer", { answer: "429", scope: "next" });
  const twice = keepAll(once, [message("un"), message("deux")]);
  const always = await press(twice, "answer", { answer: "hang", scope: "all" });
  const { mails } = keepAll(always, [message("trois"), message("quatre")]);
  expect(mails.map(({ answered }) => answered)).toEqual(["hang", "hang", "200", "429"]);
});

test("the oldest messages make room, by number and by size, and the newest stays whatever its size", () => {
  const limits = { mails: 3, bytes: 1000 };
  const four = keepAll(
    catchMail.start,
    ["un", "deux", "trois", "quatre"].map((name) => message(name, 10)),
    limits,
  );
  expect(names(four)).toEqual(["quatre", "trois", "deux"]);
  const long = keepAll(four, [message("long", 785)], limits);
  expect(names(long)).toEqual(["long", "quatre"]);
  expect(names(keepAll(long, [message("trop long", 5000)], limits))).toEqual(["trop long"]);
});

const long = "x".repeat(60);
test.each<readonly [string, Mail]>([
  ["its template", { template: long, fields: [], files: [] }],
  ["the name of a field", { template: "a", fields: [[long, ""]], files: [] }],
  ["what a field says", { template: "a", fields: [["a", long]], files: [] }],
  ["the name of a file", { template: "a", fields: [], files: [{ name: long, bytes: new Uint8Array() }] }],
  ["a file", { template: "a", fields: [], files: [{ name: "a", bytes: new Uint8Array(600) }] }],
])("the size of a message includes %s", (_part, message) => {
  const { mails } = keepAll(catchMail.start, [message, message, message], { mails: 100, bytes: 1000 });
  expect(mails).toHaveLength(1);
});
