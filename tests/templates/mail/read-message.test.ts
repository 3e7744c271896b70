import { expect, test } from "vitest";
import { createRandom } from "../../../scripts/create-random.mjs";
import { type Read, readMessage } from "../../../templates/mail/catch-mail.ts";
import { isWhole } from "../../support/is-whole.ts";

const account = { lib_version: "4.4.1", user_id: "u", service_id: "s", template_id: "guide" };
const parseMessage = (type: string, body: Buffer) => readMessage(type, new Uint8Array(body), "en");
const json = (value: unknown) => parseMessage("application/json", Buffer.from(JSON.stringify(value)));

/** The reason why a message is refused. */
function refusalOf(read: Read): { readonly code: number; readonly why: string } | undefined {
  return read.status === "refused" ? { code: read.code, why: read.why } : undefined;
}

/** A form as a browser sends it. */
async function form(fields: readonly (readonly [string, string | File])[]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  const sent = new Response(data);
  const written = Buffer.from(await sent.arrayBuffer()).toString("latin1");
  return {
    type: sent.headers.get("content-type") ?? "",
    // Node leaves the empty name of a file out.
    body: Buffer.from(
      written.replace(/(?<=; name="[^"\r\n]*")(?=\r\nContent-Type)/g, '; filename=""'),
      "latin1",
    ),
  };
}

test("JSON is read into its template and parameters, without the account", async () => {
  const params = { nom: "d’Arçonval", newsletter: false, choix: ["a", "b"] };
  expect(await json({ ...account, template_params: params })).toEqual({
    status: "read",
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
    status: "read",
    message: { template: "guide", fields: [["message", long]], files: [{ name: "été & <b>.pdf" }] },
  });
  const [file] = parsed.status === "read" ? parsed.message.files : [];
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
    status: "read",
  });
  const { type, body } = await form([...Object.entries(account), ["long", long]]);
  expect(await parseMessage(type, body)).toMatchObject({ status: "read" });
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
  [
    "multipart/form-data; boundary=b",
    '--b\r\nContent-Disposition: form-data; name="a"\r\n--b--\r\n',
    400,
    "cannot be read",
  ],
  ["text/plain", "bonjour", 415, "JSON, or a form"],
  ["", "", 415, "JSON, or a form"],
])("%s with %j is refused with %i", async (type, body, code, why) => {
  expect(refusalOf(await parseMessage(type, Buffer.from(body, "latin1")))).toMatchObject({
    code,
    why: expect.stringContaining(why) as string,
  });
});

test("a form that is damaged anywhere is answered, whatever the damage", async () => {
  const seed = Number(process.env.SEED ?? (isWhole ? Date.now() % 1_000_000 : 42));
  const random = createRandom(seed);
  const below = (end: number) => Math.floor(random() * end);
  const count = isWhole ? 20_000 : 500;
  console.log(`SEED=${seed}, ${count} damaged forms`);
  const whole = await form([
    ...Object.entries(account),
    ["message", "Bonjour,\r\n--là\r\n"],
    ["attachment_0", new File(["%PDF\r\n--"], "été & <b>.pdf")],
    ["attachment_1", new File([], "")],
  ]);
  // The boundary of a form is another one each time.
  const boundary = "----form";
  const type = `multipart/form-data; boundary=${boundary}`;
  const written = whole.body.toString("latin1").replaceAll(whole.type.split("boundary=")[1] ?? "", boundary);
  const pieces = [
    "\r\n",
    "\r",
    "\n",
    "--",
    ":",
    ";",
    '"',
    "=",
    "\0",
    "\x80",
    `--${boundary}`,
    `--${boundary}--`,
    "",
  ];
  pieces.push(
    "\r\n\r\n",
    "Content-Disposition: form-data",
    'filename="',
    "filename*=utf-8''%",
    "a".repeat(90_000),
  );
  for (let tried = 0; tried < count; tried += 1) {
    let text = written;
    for (let damage = below(4); damage >= 0; damage -= 1) {
      const at = below(text.length + 1);
      const isCutShort = below(8) === 0;
      const rest = isCutShort ? "" : text.slice(at + below(below(2) === 0 ? 3 : 200));
      text = text.slice(0, at) + pieces[below(pieces.length)] + rest;
    }
    const answered = await Promise.race([
      parseMessage(below(10) === 0 ? type.slice(0, -1) : type, Buffer.from(text, "latin1")),
      new Promise<string>((resolve) => setTimeout(resolve, 5000, text).unref()),
    ]);
    expect(answered).toHaveProperty("status");
  }
}, 600_000);
