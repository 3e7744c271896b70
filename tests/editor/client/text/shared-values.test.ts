import { expect, test } from "vitest";
import { fromBlocks } from "../../../../src/editor/client/text/from-mdast.ts";
import { toBlocks } from "../../../../src/editor/client/text/to-mdast.ts";
import { splitAtValues } from "../../../../src/editor/client/values/value-chip.ts";
import { cut } from "../../../support/edit/blocks.ts";

const clients = { name: "clients", label: "Nouveaux clients", value: "7" };
const price = { name: "price", label: "prix calculé", isBlank: true } as const;

test("a text is split at the values that it names, not at escaped or unknown names", () => {
  expect(splitAtValues("{clients} sur {price} : \\{clients}, {inconnu}", [clients, price])).toEqual([
    clients,
    " sur ",
    price,
    " : \\{clients}, {inconnu}",
  ]);
  expect(splitAtValues("{clients}", undefined)).toEqual(["{clients}"]);
  expect(splitAtValues("", [clients])).toEqual([]);
  const place = { name: "", label: "le nombre", isBlank: true } as const;
  expect(splitAtValues("nos {} services", [place])).toEqual(["nos ", place, " services"]);
  expect(splitAtValues("nos {} services", [clients])).toEqual(["nos {} services"]);
});

test("an open text shows values as single signs with their marks, and writes them by name", () => {
  const blocks = cut(
    "Les **{clients} clients** de [{clients}](/a), et `{clients}`.\n\n```\n{clients}\n```\n",
  );
  const { doc, origins } = fromBlocks(blocks, [clients]);
  const values: string[] = [];
  doc.descendants((node) => {
    if (node.type.name === "value") values.push(node.marks.map(({ type }) => type.name).join());
  });
  expect(values).toEqual(["strong", "link"]);
  expect(doc.textContent).toBe("Les 7 clients de 7, et {clients}.{clients}");
  expect(toBlocks(doc, origins)).toEqual([0, 1]);
  expect(JSON.stringify(toBlocks(doc, new Map()))).toContain('"value":"{clients} clients"');
});
