import { expect, test } from "vitest";
import { buildInMemory } from "../support/build-in-memory.ts";

const page = "---\ntitle: Une page\n---\n[Accueil](/)\n";

test.each([
  ["content/pages/con.md", page, "“con” is a device"],
  ["content/pages/Aux.note.md", page, "“Aux” is a device"],
  ["static/con.txt", "x", "“con” is a device"],
  ["static/lpt1/a.txt", "x", "“lpt1” is a device"],
  ["static/a./b.txt", "x", "the name ends in a full stop"],
  ["static/a /b.txt", "x", "the name ends in a space"],
  ["static/a:b.txt", "x", "the name has :"],
  ["static/a\nb.txt", "x", "the name has a line break or another invisible character"],
])("%s is reported, because Windows does not allow the name", async (path, text, what) => {
  const { problems } = await buildInMemory({ [path]: text });
  expect(problems.filter(({ code }) => code === "source/reserved-name")).toEqual([
    expect.objectContaining({
      severity: "warning",
      file: path,
      message: `${what}, which Windows does not accept`,
    }),
  ]);
});

test("names that only resemble those of devices are accepted", async () => {
  const files = [
    "static/console.txt",
    "static/com.txt",
    "static/nulle.txt",
    "static/a.con",
    "static/.nojekyll",
  ];
  const { problems } = await buildInMemory(Object.fromEntries(files.map((path) => [path, "x"])));
  expect(problems).toEqual([]);
});

test("two images whose names differ by case only are refused: on many disks they would be one file", async () => {
  const { problems } = await buildInMemory({ "content/images/a.png": "x", "content/images/A.png": "y" });
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
    "source/duplicate-name content/images/A.png",
    "source/duplicate-name content/images/a.png",
  ]);
});
