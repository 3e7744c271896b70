import { expect, test } from "vitest";
import { type Parsed, parseMessage } from "../../../src/dev/mail/parse-message.ts";
import { tell } from "../../support/speech.ts";

const account = { lib_version: "4.4.1", user_id: "u", service_id: "s", template_id: "guide" };
const json = (value: unknown) => parseMessage("application/json", Buffer.from(JSON.stringify(value)));

/** The reason why a message is refused, in words. */
function refusalOf(parsed: Parsed): { readonly code: number; readonly why: string } | undefined {
  return parsed.status === "refused" ? { code: parsed.code, why: tell(parsed.why) } : undefined;
}

/** A form as a browser sends it. */
async function form(fields: readonly (readonly [string, string | File])[]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  const sent = new Response(data);
  return {
    type: sent.headers.get("content-type") ?? "",
    body: Buffer.from(await sent.arrayBuffer()),
  };
}

test("JSON is read into its template and parameters, without the account", async () => {
  const params = { nom: "d’Arçonval", newsletter: false, choix: ["a", "b"] };
  expect(await json({ ...account, template_params: params })).toEqual({
    status: "parsed",
    message: {
      template: "guide",
      fields: [
        ["nom", "d’Arçonval"],
        ["newsletter", "false"],
        ["choix", '["a","b"]'],
      ],
      files: [],
    },
  });
});

test("a form is read into its fields and files, byte for byte, without empty file fields", async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
  const long = "é".repeat(600_000);
  const { type, body } = await form([
    ...Object.entries(account),
    ["message", long],
    ["attachment_0", new File([bytes], "été & <b>.pdf")],
    ["attachment_1", new File([], "")],
  ]);
  const parsed = await parseMessage(type, body);
  expect(parsed).toMatchObject({
    status: "parsed",
    message: { template: "guide", fields: [["message", long]], files: [{ name: "été & <b>.pdf" }] },
  });
  const [file] = parsed.status === "parsed" ? parsed.message.files : [];
  expect(Buffer.compare(file?.bytes ?? Buffer.of(), bytes)).toBe(0);
});

test("a message of more than a thousand fields is refused, in JSON as in a form", async () => {
  const fields = Array.from({ length: 1001 }, (_, index) => [`f${index}`, ""] as const);
  const { type, body } = await form([...Object.entries(account), ...fields]);
  const params = Object.fromEntries(fields);
  for (const parsed of [await json({ ...account, template_params: params }), await parseMessage(type, body)])
    expect(refusalOf(parsed)).toMatchObject({
      code: 400,
      why: expect.stringContaining("too many") as string,
    });
});

test("JSON of several megabytes is refused unread, a form of the same size is accepted", async () => {
  const long = "a".repeat(2_000_000);
  expect(await json({ ...account, template_params: { long } })).toMatchObject({
    status: "refused",
    code: 413,
  });
  expect(await json({ ...account, template_params: { long: "a".repeat(1_900_000) } })).toMatchObject({
    status: "parsed",
  });
  const { type, body } = await form([...Object.entries(account), ["long", long]]);
  expect(await parseMessage(type, body)).toMatchObject({ status: "parsed" });
});

test.each([
  ["application/json", "{", 400, "cannot be read"],
  ["application/json", "[]", 400, "not a JSON object"],
  ["application/json", '{"user_id":"u","service_id":"s"}', 400, "empty: template_id"],
  ["application/json", '{"template_params":[]}', 400, "template_params is not a JSON object"],
  ["application/json", "\xff", 400, "cannot be read"],
  ["multipart/form-data", "x", 400, "cannot be read"],
  ["multipart/form-data; boundary=a", "--a\r\nContent-Dispo", 400, "cannot be read"],
  [
    "multipart/form-data; boundary=a",
    '--a\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\nhalf',
    400,
    "cannot be read",
  ],
  ["multipart/form-data; boundary=a", "", 400, ""],
  ["text/plain", "bonjour", 415, "JSON, or a form"],
  ["", "", 415, "JSON, or a form"],
])("%s with %j is refused with %i", async (type, body, code, why) => {
  expect(refusalOf(await parseMessage(type, Buffer.from(body, "latin1")))).toMatchObject({
    code,
    why: expect.stringContaining(why) as string,
  });
});
