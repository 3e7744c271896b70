import { expect, test } from "vitest";
import { runService } from "../../../src/dev/serve/site-service.ts";
import { catchMail, keep } from "../../../templates/mail/catch-mail.ts";
import { bodyOf } from "../../support/body-of.ts";
import { english, french } from "../../support/speech.ts";

const { state } = keep(
  catchMail.start,
  {
    template: "<i>guide</i>",
    fields: [["<nom>", '"><script>alert(1)</script>']],
    files: [{ name: 'é"\r\n<b>\ud800.html', bytes: Buffer.from("<script>alert(2)</script>") }],
  },
  new Date("2025-09-01T08:00:00Z"),
);
const service = runService(
  () => ({ ...catchMail, start: state }),
  () => {},
);

const ask = (path: string) => {
  const answer = service.show(path, english);
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
  expect(service.show(path, english)).toBeUndefined(),
);

test("the panel of every page links to the messages, in the language of the reader", () => {
  expect(service.link(english)).toEqual({ href: "/__mail", text: "Mail: 1" });
  expect(service.link(french)).toEqual({ href: "/__mail", text: "Messages reçus\u00a0: 1" });
});
