import fc from "fast-check";

/** Lines of YAML with a value in every form that an author may use. `column` is that of its name or dash. */
type Written = (column: number) => string;

const words = fc.array(
  fc.constantFrom(
    "un",
    "mot",
    "l'énergie",
    "« bâtiment »",
    "😀",
    "a:b",
    "16:h",
    "#x",
    "{email}",
    "50 %",
    "x-y",
  ),
  { minLength: 1, maxLength: 12 },
);
const comment = fc.constantFrom("", "", "", " # une note", "  # a: b");

const inline = fc.oneof(
  words.map((all) => all.join(" ")),
  words.map((all) => `'${all.join(" ").replaceAll("'", "''")}'`),
  words.map((all) => `"${all.join(" ")} \\n \\u00e9"`),
  fc.constantFrom("12", "-1.5", "true", "~", "2025-09-01", "yes", '""', "[]", "{}", "0x1F", "!!str 12"),
);
const inFlow = fc.oneof(
  fc.constantFrom("a", "é b", "12", "'x, y'", '"z: #"', "false", "[ b, c ]", "{ k: v }"),
  words.map((all) => `'${all.join(" ").replaceAll("'", "''")}'`),
);

const indent = (column: number) => " ".repeat(column);

const folded: fc.Arbitrary<Written> = fc
  .record({
    head: fc.constantFrom(">", ">-", ">+", "|", "|-", "|+", ">2", "|2-"),
    lines: fc.array(
      fc.oneof(
        words.map((all) => all.join(" ")),
        fc.constant(""),
      ),
      { minLength: 1, maxLength: 5 },
    ),
    note: fc.constantFrom("", "", " # en tête"),
  })
  .map(({ head, lines, note }) => (column) => {
    const inside = [...lines, "fin"].map((line) => (line === "" ? "" : indent(column + 2) + line));
    return ` ${head}${note}\n${inside.join("\n")}`;
  });

const long: fc.Arbitrary<Written> = fc
  .record({
    lines: fc.array(fc.constantFrom("un long", "texte sur", "plusieurs lignes"), {
      minLength: 2,
      maxLength: 4,
    }),
    quote: fc.constantFrom("", '"', "'"),
  })
  .map(
    ({ lines, quote }) =>
      (column) =>
        ` ${quote}${lines.join(`\n${indent(column + 2)}`)}${quote}`,
  );

const flow: fc.Arbitrary<Written> = fc
  .record({
    items: fc.array(inFlow, { minLength: 1, maxLength: 4 }),
    isMap: fc.boolean(),
    lines: fc.boolean(),
    last: fc.constantFrom("", ","),
  })
  .map(({ items, isMap, lines, last }) => (column) => {
    const members = items.map((item, at) => (isMap ? `f${at}: ${item}` : item));
    const [open, close] = isMap ? "{}" : "[]";
    if (!lines) return ` ${open} ${members.join(", ")}${last} ${close}`;
    const start = `\n${indent(column + 2)}`;
    return ` ${open}${start}${members.map((item, at) => `${item}${at < items.length - 1 ? "," : last}${at % 2 ? " # rang" : ""}`).join(start)}\n${indent(column + 2)}${close}`;
  });

const scalar: fc.Arbitrary<Written> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(inline, comment).map(
      ([text, note]) =>
        () =>
          ` ${text}${note}`,
    ),
  },
  { weight: 2, arbitrary: folded },
  { weight: 1, arbitrary: long },
  { weight: 2, arbitrary: flow },
  { weight: 1, arbitrary: fc.constant(() => "") },
);

const { value } = fc.letrec<{ value: Written; group: Written; list: Written }>((tie) => ({
  value: fc.oneof({ maxDepth: 3, depthSize: "small" }, scalar, tie("group"), tie("list")),
  group: fc.tuple(members(tie("value")), fc.boolean()).map(([all, isOpen]) => (column) => {
    const inner = column + 2;
    return `\n${all.map(({ note, gap, write }, at) => `${lead(note, gap && at > 0 && isOpen, inner)}${indent(inner)}f${at}:${write(inner)}`).join("\n")}`;
  }),
  list: fc.tuple(members(tie("value")), fc.constantFrom(0, 2)).map(([all, step]) => (column) => {
    const inner = column < 0 ? 0 : column + step;
    return `\n${all.map(({ note, gap, write }, at) => `${lead(note, gap && at > 0, inner)}${indent(inner)}-${write(inner)}`).join("\n")}`;
  }),
}));

function members(inner: fc.Arbitrary<Written>) {
  return fc.array(fc.record({ write: inner, note: fc.boolean(), gap: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  });
}

function lead(hasNote: boolean, hasGap: boolean, column: number): string {
  return `${hasGap ? "\n" : ""}${hasNote ? `${indent(column)}# ce qui suit\n` : ""}`;
}

/** A random file as an author may write it. The `%` in items has no meaning; the file only has to be well formed. */
export const madeYaml: fc.Arbitrary<string> = fc
  .record({
    head: fc.constantFrom("", "# Un fichier.\n", "# Un fichier.\n\n"),
    fields: fc.array(fc.tuple(value, fc.boolean()), { minLength: 1, maxLength: 5 }),
    alias: fc.constantFrom("", "", "anchored"),
    end: fc.constantFrom("", "\n", "\n", "\n# fin\n", "\n\n"),
  })
  .map(({ head, fields, alias, end }) => {
    const lines = fields
      .map(([write]) => write)
      .map((write, at) => `${at % 2 && fields[at]?.[1] ? "# note\n" : ""}c${at}:${write(0)}`);
    const anchored =
      alias === ""
        ? []
        : ["n0: &n\n  a: un\n  b: [ x, y ]", "n1: *n", "n2: [ *n, 2 ]", "s0: &s 'mot'", "s1: *s"];
    return `${head}${[...lines, ...anchored].join("\n")}${end}`;
  });
