import { expect, test } from "vitest";
import { answerMail } from "../../../src/dev/mail/answer-mail.ts";
import { createMailbox } from "../../../src/dev/mail/mailbox.ts";
import { bodyOf } from "../../support/body-of.ts";
import { english } from "../../support/speech.ts";

const mailbox = createMailbox(() => {});
mailbox.keep(
  {
    template: "<i>guide</i>",
    fields: [["<nom>", '"><script>alert(1)</script>']],
    files: [{ name: 'é"\r\n<b>\ud800.html', bytes: Buffer.from("<script>alert(2)</script>") }],
  },
  new Date("2025-09-01T08:00:00Z"),
);

const ask = (path: string) => {
  const answer = answerMail(path, mailbox, english);
  return { ...answer, text: bodyOf(answer ?? { body: "" }) };
};

test("the page shows the time, the template, every field and attachment, all of it escaped", () => {
  const { status, headers, text } = ask("/__mail");
  expect(status).toBe(200);
  expect(headers?.["Content-Security-Policy"]).toContain("default-src 'none'");
  expect(headers?.["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
  expect(text).toContain('<time datetime="2025-09-01T08:00:00.000Z">');
  expect(text).toContain("<h3>&lt;i&gt;guide&lt;/i&gt;</h3>");
  expect(text).toContain(
    '<dt>&lt;nom&gt;</dt><dd dir="auto">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</dd>',
  );
  expect(text).toContain("&lt;b&gt;");
  expect(text).toContain("25 bytes");
  expect(text).not.toMatch(/<script>|<nom>|<b>|<i>/);
});

test("an attachment is a download, never a page of this origin, whatever its name", () => {
  const link = /href="(\/__mail\/\d+\/\d+)"/.exec(ask("/__mail").text)?.[1] ?? "";
  const { status, headers, text } = ask(link);
  expect(status).toBe(200);
  expect(text).toBe("<script>alert(2)</script>");
  expect(headers?.["Content-Type"]).toBe("application/octet-stream");
  expect(headers?.["Content-Disposition"]).toBe(
    "attachment; filename*=UTF-8''%C3%A9%22%0D%0A%3Cb%3E%EF%BF%BD.html",
  );
  expect(headers?.["Content-Security-Policy"]).toContain("sandbox");
});

test.each(["/__mail/", "/__mail/1", "/__mail/1/1", "/__mail/2/0", "/__mail/1/0/", "/__mail/x/y"])(
  "%s is no attachment",
  (path) => expect(ask(path).status).toBe(404),
);

test.each(["/", "/__mailbox", "/_mail"])("%s is another path", (path) =>
  expect(answerMail(path, mailbox, english)).toBeUndefined(),
);
