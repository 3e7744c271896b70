import { deflateSync } from "node:zlib";
import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { createRandom } from "../../scripts/create-random.mjs";
import { checkStaticFiles } from "../../src/check/check-files.ts";
import { findActiveParts } from "../../src/check/read-active-pdf.ts";
import { noMemory } from "../../src/model/memory/memory.ts";
import { inflate } from "../../src/store/inflate.ts";
import type { Problem } from "../../src/words/problem.ts";
import { makePdf } from "../editor/server/make-pdf.ts";
import { growsTooFast } from "../support/growth.ts";
import { isWhole } from "../support/is-whole.ts";
import { tell } from "../support/speech.ts";

/** The objects of a page with a link; `more` are those of the test, from number 6 on. Each `catalog` and `page` goes into theirs. */
type Parts = {
  readonly catalog?: string;
  readonly page?: string;
  readonly more?: readonly string[];
  /** Objects with a stream: their dictionary without the length, and their data. */
  readonly streams?: readonly (readonly [string, Buffer])[];
};

const content = Buffer.from("BT /F1 12 Tf (Say /JavaScript, /S /Launch and endobj.) Tj ET");

function objectsOf({ catalog = "", page = "", more = [] }: Parts): readonly string[] {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 5 0 R /Resources << /Font << /F1 4 0 R /AA 4 0 R >> >> ${page} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...more,
  ];
}

/** A PDF as programs write it: each object by itself, or all packed into an object stream with a stream of places. */
function write(parts: Parts, packing: "plain" | "packed" | "hex" | "base85" = "plain"): Buffer {
  const objects = objectsOf(parts).map((text, at) => ({ number: at < 4 ? at + 1 : at + 2, text }));
  const firstStream = 20;
  const streams = [
    { number: 5, dictionary: "", data: content },
    ...(parts.streams ?? []).map(([dictionary, data], at) => ({
      number: firstStream + at,
      dictionary,
      data,
    })),
  ];
  const chunks = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  const place = () => chunks.reduce((sum, { length }) => sum + length, 0);
  const places = new Map<number, string>();
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");
  const put = (number: number, text: string | Buffer) => {
    places.set(number, `01${hex(place(), 8)}0000`);
    chunks.push(Buffer.from(`${number} 0 obj\n`), Buffer.from(text as string), Buffer.from("\nendobj\n"));
  };
  const streamOf = (dictionary: string, data: Buffer) =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
      data,
      Buffer.from("\nendstream"),
    ]);
  if (packing === "plain") for (const { number, text } of objects) put(number, text);
  else {
    const offsets: string[] = [];
    let body = "";
    for (const { number, text } of objects) {
      offsets.push(`${number} ${body.length}`);
      body += `${text} `;
    }
    const head = `${offsets.join(" ")} `;
    const zipped = deflateSync(Buffer.from(head + body, "latin1"));
    const [filter, data] =
      packing === "packed"
        ? ["/FlateDecode", zipped]
        : packing === "hex"
          ? ["[/ASCIIHexDecode /Fl#61teDecode]", Buffer.from(`${zipped.toString("hex")}>`)]
          : ["[ /ASCII85Decode /FlateDecode ]", toBase85(zipped)];
    put(10, streamOf(`/Type /ObjStm /N ${objects.length} /First ${head.length} /Filter ${filter}`, data));
    objects.forEach(({ number }, index) => void places.set(number, `02${hex(10, 8)}${hex(index, 4)}`));
  }
  for (const { number, dictionary, data } of streams) put(number, streamOf(dictionary, data));
  const start = place();
  const size = 32;
  const rows = Array.from({ length: size }, (_, number) => places.get(number) ?? "00000000000000");
  const table = deflateSync(Buffer.from(rows.join(""), "hex"));
  put(31, streamOf(`/Type /XRef /Size ${size} /W [1 4 2] /Root 1 0 R /Filter /FlateDecode`, table));
  chunks.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(chunks);
}

function toBase85(bytes: Buffer): Buffer {
  let out = "";
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE();
    const signs: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      signs.unshift(String.fromCharCode(33 + (value % 85)));
      value = Math.floor(value / 85);
    }
    out +=
      value === 0 && group.length === 4 && signs.every((sign) => sign === "!")
        ? "z"
        : signs.slice(0, group.length + 1).join("");
  }
  return Buffer.from(`${out}~>`);
}

const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
const active: Readonly<Record<string, readonly [Parts, readonly string[]]>> = {
  "a script on opening": [{ catalog: `/OpenAction ${script}` }, ["script", "opens"]],
  "a script in another object": [{ catalog: "/OpenAction 6 0 R", more: [script] }, ["script", "opens"]],
  "a script in the table of names": [
    { catalog: "/Names << /JavaScript << /Names [(a) 6 0 R] >> >>", more: [script] },
    ["script"],
  ],
  "a script of a page": [{ page: `/AA << /O ${script} >>` }, ["script", "opens"]],
  "a script behind a link": [
    { page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${script} >>]` },
    ["script"],
  ],
  "a script in a stream": [
    { catalog: "/OpenAction << /S /JavaScript /JS 20 0 R >>", streams: [["", Buffer.from("app.alert(1)")]] },
    ["script", "opens"],
  ],
  "a program to start": [{ catalog: "/OpenAction << /S /Launch /F (calc.exe) >>" }, ["launch", "opens"]],
  "an attached file": [
    {
      catalog: "/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>",
      more: ["<< /Type /Filespec /F (a.exe) /EF << /F 20 0 R >> >>"],
      streams: [["/Type /EmbeddedFile", Buffer.from("MZ")]],
    },
    ["files"],
  ],
  media: [{ page: "/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>]" }, ["media"]],
  "a form of XFA": [
    { catalog: "/AcroForm << /Fields [] /XFA 20 0 R >>", streams: [["", Buffer.from("<xdp/>")]] },
    ["form"],
  ],
  "a form that sends": [
    {
      page: "/Annots [<< /Type /Annot /Subtype /Widget /FT /Btn /Rect [0 0 9 9] /A << /S /SubmitForm /F (http://a.example) >> >>]",
    },
    ["sends"],
  ],
  "a form that loads": [
    {
      page: "/Annots [<< /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /A << /S /ImportData /F (a.fdf) >> >>]",
    },
    ["sends"],
  ],
  "an address on opening": [
    { catalog: "/OpenAction 6 0 R", more: ["<< /S /URI /URI (http://a.example) >>"] },
    ["opens"],
  ],
};

const ordinary: Readonly<Record<string, Parts>> = {
  "with links and bookmarks": {
    catalog: "/Outlines 6 0 R /PageMode /UseOutlines /Dests << /JS [3 0 R /Fit] /AA [3 0 R /Fit] >>",
    page: "/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example/JavaScript) >> >> << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A 8 0 R >>]",
    more: [
      "<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>",
      "<< /Title (About /S /JavaScript \\(or not) /Parent 6 0 R /A << /S /GoTo /D [3 0 R /XYZ 0 0 0] >> >>",
      "<< /S /URI /URI (https://b.example) >>",
    ],
  },
  "that opens at its first page": { catalog: "/OpenAction [3 0 R /XYZ null null 0] /Lang (fr-FR)" },
  "that opens at a page by an action": { catalog: "/OpenAction << /S /GoTo /D [3 0 R /Fit] >>" },
  "that opens at a page by an array elsewhere": { catalog: "/OpenAction 6 0 R", more: ["[3 0 R /Fit]"] },
  "with tags": {
    catalog: "/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R",
    more: [
      "<< /Type /StructTreeRoot /K 7 0 R /RoleMap << /Title /H1 >> >>",
      "<< /Type /StructElem /S /Document /P 6 0 R /K [] >>",
    ],
  },
  "with a form to fill in": {
    catalog: "/AcroForm << /Fields [6 0 R] /DA (/Helv 0 Tf) >>",
    more: ["<< /Type /Annot /Subtype /Widget /FT /Tx /T (nom) /Rect [0 0 9 9] /P 3 0 R >>"],
  },
  "with data about it": {
    catalog: "/Metadata 20 0 R",
    streams: [["/Type /Metadata /Subtype /XML", Buffer.from("<x>/S /JavaScript /EmbeddedFile</x>")]],
  },
};

const packings = ["plain", "packed", "hex", "base85"] as const;

describe.each(packings)("a PDF whose objects are %s", (packing) => {
  test.each(Object.entries(active))("is told to have %s", async (_name, [parts, found]) => {
    const pdf = write(parts, packing);
    // A reader opens it: the test does not ask about files that no program takes.
    const document = await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 });
    expect(document.numPages).toBe(1);
    if (found.includes("script") && found.includes("opens") && parts.catalog?.includes("OpenAction"))
      expect(await document.getJSActions()).toMatchObject({ OpenAction: ["app.alert(1)"] });
    await document.destroy();
    expect(findActiveParts(pdf, inflate)).toEqual(found);
  });

  test.each(Object.entries(ordinary))("%s is ordinary", async (_name, parts) => {
    const pdf = write(parts, packing);
    const document = await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 });
    expect(document.numPages).toBe(1);
    await document.destroy();
    expect(findActiveParts(pdf, inflate)).toEqual([]);
  });
});

/** Writes the names of actions and the spaces around them as no program does, but as every reader understands. */
function disguise(text: string, random: () => number): string {
  const spaces = [" ", "\n", "\t ", "\r\n", " %JavaScript?\n", "\0 "];
  return text
    .replace(
      /\/(JavaScript|JS|S|Launch|OpenAction|AA|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|URI|EF)(?= )/g,
      (name) =>
        [...name.slice(1)].reduce(
          (written, sign) =>
            written +
            (random() < 0.4
              ? `#${sign.charCodeAt(0).toString(16)[random() < 0.5 ? "toUpperCase" : "toLowerCase"]()}`
              : sign),
          "/",
        ),
    )
    .replace(/ (?=\/|<<|>>)/g, () => spaces[Math.floor(random() * spaces.length)] ?? " ");
}

test("what a PDF does is found however its names and spaces are written", () => {
  const seed = Number(process.env.SEED ?? 42);
  const random = createRandom(seed);
  const rounds = isWhole ? 4000 : 60;
  const cases = Object.entries(active);
  for (let round = 0; round < rounds; round += 1) {
    const one = cases[round % cases.length];
    if (one === undefined) throw new Error("no case");
    const [name, [parts, found]] = one;
    const hidden: Parts = {
      ...parts,
      catalog: disguise(` ${parts.catalog ?? ""} `, random),
      page: disguise(` ${parts.page ?? ""} `, random),
      more: (parts.more ?? []).map((text) => disguise(text, random)),
    };
    const packing = packings[Math.floor(random() * packings.length)] ?? "plain";
    expect({ seed, round, name, packing, found: findActiveParts(write(hidden, packing), inflate) }).toEqual({
      seed,
      round,
      name,
      packing,
      found,
    });
  }
  if (isWhole) console.log(`SEED=${seed}: ${rounds} disguised files`);
});

test("a string that is left open before an object does not hide the object", () => {
  const pdf = write({ catalog: `/OpenAction ${script}` });
  const open = Buffer.concat([Buffer.from("%PDF-1.7\n9 0 obj\n(never closed\nendobj\n"), pdf]);
  expect(findActiveParts(open, inflate)).toEqual(["script", "opens"]);
});

test("object streams that are encrypted or broken are told, and end no build", () => {
  const pdf = write({ catalog: `/OpenAction ${script}` }, "packed").toString("latin1");
  const at = pdf.indexOf("stream\n") + "stream\n".length;
  const broken = Buffer.from(`${pdf.slice(0, at)}\0\0\0\0${pdf.slice(at + 4)}`, "latin1");
  expect(findActiveParts(broken, inflate)).toEqual(["sealed"]);
  const bomb = deflateSync(Buffer.alloc(80_000_000, " "));
  const bombed = Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n"),
    bomb,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
  expect(findActiveParts(bombed, inflate)).toEqual(["sealed"]);
});

test("any cut or changed file is read without an error", () => {
  const random = createRandom(7);
  const pdf = write(active["an attached file"]?.[0] ?? {}, "packed");
  for (let round = 0; round < 300; round += 1) {
    const copy = Buffer.from(pdf.subarray(0, Math.floor(random() * pdf.length)));
    for (let count = 0; count < 5; count += 1)
      copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
    expect(() => findActiveParts(copy, inflate)).not.toThrow();
  }
});

test.each(["1 0 obj(", "<<", "<", "[/A", "(", "1 0 obj<</Type/ObjStm>>stream\n", "/#41"])(
  "many %j take a time that grows with their number",
  (text) => {
    const read = (times: number) => {
      const bytes = Buffer.from(`%PDF-1.7\n${text.repeat(times)}`);
      return () => findActiveParts(bytes, inflate);
    };
    expect(growsTooFast(read(7500), read(60_000))).toBe(false);
  },
);

test("a build names the file and what is in it, whatever the file is called", () => {
  const problems: Problem[] = [];
  const bytes = write({ catalog: `/OpenAction ${script}` }, "packed");
  checkStaticFiles(
    [
      { path: "documents/guide.pdf", bytes },
      { path: "guide.bin", bytes },
      { path: "plain.pdf", bytes: makePdf(3) },
    ],
    { memory: noMemory, inflate },
    (problem) => void problems.push(problem),
  );
  expect(problems.map(({ severity, code, file }) => `${severity} ${code} ${file}`)).toEqual([
    "warning static/active-pdf static/documents/guide.pdf",
    "warning static/active-pdf static/guide.bin",
  ]);
  expect(tell(problems[0]?.message ?? "")).toBe(
    "this PDF does more than show pages: it has JavaScript and actions that run by themselves",
  );
});
