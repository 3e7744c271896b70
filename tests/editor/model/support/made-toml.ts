import fc from "fast-check";

const words = fc
  .array(fc.constantFrom("un", "mot", "été", "« bâtiment »", "😀", "a=b", "#x", "[y]", "50 %"), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.join(" "));

const scalar = fc.oneof(
  words.map((text) => `"${text}"`),
  words.map((text) => `'${text}'`),
  words.map((text) => `"dit \\"${text}\\" \\t\\u00e9"`),
  fc.constantFrom("12", "1_000", "-1.50", "0x1F", "true", "false", "2025-09-01", '""', "''"),
);
const inline = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: words.map((text) => `"""\nde ${text}\n  fin"""`) },
  { weight: 1, arbitrary: words.map((text) => `'''\nde ${text}\n\nfin'''`) },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 3 }).map((all) => `[${all.join(", ")}]`) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(scalar, fc.constantFrom("", "", " # rang")), { minLength: 1, maxLength: 4 })
      .map((all) => `[\n${all.map(([item, note]) => `  ${item},${note}\n`).join("")}]`),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(scalar, { minLength: 1, maxLength: 3 })
      .map((all) => `{ ${all.map((item, at) => `i${at} = ${item}`).join(", ")} }`),
  },
);

const note = fc.constantFrom("", "", "", "above", "beside");
const fields = fc.array(fc.record({ value: inline, note, gap: fc.boolean() }), {
  minLength: 0,
  maxLength: 4,
});

type Fields = typeof fields extends fc.Arbitrary<infer All> ? All : never;

/** Comments say what they belong to: `# au-dessus de f1`. */
function writeFields(all: Fields, prefix: string, indent: string, sign: string): string {
  return all
    .map(({ value, note, gap }, at) => {
      const name = `${prefix}${at}`;
      const above = note === "above" ? `${indent}# au-dessus de ${name}\n` : "";
      const beside = note === "beside" ? ` # à côté de ${name}` : "";
      return `${gap && at > 0 ? "\n" : ""}${above}${indent}${name}${sign}${value}${beside}\n`;
    })
    .join("");
}

const tables = fc.array(
  fc.record({
    kind: fc.constantFrom("table", "items", "items"),
    fields,
    others: fc.array(fc.record({ fields, below: fc.boolean() }), { maxLength: 2 }),
    note: fc.boolean(),
    indent: fc.constantFrom("", "", "  "),
  }),
  { maxLength: 3 },
);

/** The head of a file as somebody may have written it. */
export const madeToml: fc.Arbitrary<string> = fc
  .record({
    top: fc.constantFrom("", "", "# Un fichier.\n", "# Un fichier.\n\n"),
    fields,
    dotted: fc.boolean(),
    sign: fc.constantFrom(" = ", " = ", "="),
    tables,
    end: fc.constantFrom("", "", "\n# fin"),
  })
  .map(({ top, fields, dotted, sign, tables, end }) => {
    const written = tables.map(({ kind, fields, others, note, indent }, at) => {
      const above = note ? `# au-dessus de t${at}\n` : "";
      if (kind === "table") return `\n${above}[t${at}]\n${writeFields(fields, `t${at}f`, indent, sign)}`;
      return [{ fields, below: false }, ...others]
        .map(({ fields, below }, item) => {
          const sub = below ? `[t${at}.sub]\n${indent}s = 1\n` : "";
          const mark = note ? `# au-dessus de ${item} de t${at}\n` : "";
          return `\n${mark}[[t${at}]]\n${writeFields(fields, `i${at}x${item}f`, indent, sign)}${sub}`;
        })
        .join("");
    });
    const names = dotted ? 'd.a = "un"\nd.b = "deux"\n' : "";
    return `${top}${writeFields(fields, "f", "", sign)}${names}${written.join("")}${end}`.replace(/\n$/, "");
  });
