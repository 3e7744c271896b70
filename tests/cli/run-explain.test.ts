import { expect, test } from "vitest";
import { runExplain } from "../../src/cli/commands/explain.ts";
import { codes } from "../../src/words/catalogue.ts";
import { runHere } from "../support/run-here.ts";
import { french } from "../support/speech.ts";

test("a code is explained with an example, its report, and the corrected example", async () => {
  const { status, stdout } = await runHere(["explain", "link/broken"]);
  expect(status).toBe(0);
  expect(stdout).toMatchInlineSnapshot(`
    "A link leads nowhere [link/broken]

    The link points to a page of this site that does not exist. A visitor who
    follows it gets an error. The hint gives the nearest address that exists.

    Example

    content/conseils/bardage.md

        Voyez [nos tarifs](/tarif).

    site build says

        content/conseils/bardage.md:8:7  error  the link to /tarif leads nowhere (on the page /conseils/bardage)

          8 | Voyez [nos tarifs](/tarif).
            |       ^^^^^^^^^^^^^^^^^^^^
          hint: did you mean “/tarifs”?                                  [link/broken]

    Corrected

    content/conseils/bardage.md

        Voyez [nos tarifs](/tarifs).
    "
  `);
});

test("the explanation is in the language of the command", async () => {
  const written: string[] = [];
  const { write } = process.stdout;
  process.stdout.write = (text) => written.push(String(text)) > 0;
  await runExplain("link/broken", french).finally(() => {
    process.stdout.write = write;
  });
  expect(written.join("")).toContain("Un lien ne mène à aucune page [link/broken]");
  expect(written.join("")).toContain("le lien vers /tarif ne mène à aucune page");
});

test("without a code, all are listed with their titles", async () => {
  const { status, stdout } = await runHere(["explain"]);
  expect(status).toBe(0);
  expect(codes.filter((code) => !stdout.includes(`  ${code} `))).toEqual([]);
  expect(stdout).toMatch(/^Links\n {2}link\/broken +A link leads nowhere$/m);
});

test("an unknown code is a mistake of the command line, with suggestions", async () => {
  expect(await runHere(["explain", "link/brokn"])).toMatchObject({
    status: 2,
    stdout: "",
    stderr: "error: there is no problem code “link/brokn”: did you mean “link/broken”?\n",
  });
  expect((await runHere(["explain", "orphan"])).stderr).toContain("page/orphan");
});
