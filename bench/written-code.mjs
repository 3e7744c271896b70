/**
 * Pieces of code, by language, of the given names and number. A piece is whole, so that code ends where a piece ends.
 */
const pieces = {
  js: ({ a, b, n }) => [
    [`const ${a}_${b} = ${a}.map((${b}) => ${b} * ${n});`],
    [`// ${a} < ${b}`, `if (${a} < ${n} && ${b} !== "*") {`, `  ${a}.${b}(${a}_${b});`, "}"],
    [
      `export async function ${a}(${b} = {}) {`,
      `  const { ${a}, ...rest } = await ${b}.${a}();`,
      "  return rest;",
      "}",
    ],
  ],
  ts: ({ a, b, n }) => [
    [`type ${cap(a)} = { readonly ${b}: Map<string, number> };`],
    [`function ${a}<T extends ${cap(b)}>(${b}: T[]): T | undefined {`, `  return ${b}[${n}];`, "}"],
  ],
  jsx: ({ a, b, n }) => [
    [`function ${cap(a)}({ ${b} }) {`, `  return <${b} className="${a}_${b}">{${b} * ${n}}</${b}>;`, "}"],
    [`<${cap(a)} ${b}={${n}}>`, `  <p>{${b}}</p>`, `</${cap(a)}>`],
  ],
  rust: ({ a, b, n }) => [
    [
      `fn ${a}_${b}(${a}: &str) -> Result<Vec<u8>, ${cap(b)}> {`,
      `    let ${b} = ${a}::${b}::<u8>(${n})?;`,
      `    Ok(*${b})`,
      "}",
    ],
    ["#[derive(Debug, Clone)]", `struct ${cap(a)}<'a> {`, `    ${b}: &'a [u${n % 2 ? 8 : 16}],`, "}"],
  ],
  python: ({ a, b, n }) => [
    [
      `def __${a}__(self, *${b}, **${a}):`,
      `    # ${a} of ${b}`,
      `    return [${a}_ for ${a}_ in ${b} if ${a}_ < ${n}]`,
    ],
    [`${a}_${b} = {"${a}": ${n}}`],
  ],
  ruby: ({ a, b, n }) => [
    [`def ${a}_${b}?`, `  @${a} ||= ${b}.map { |${a}| ${a} * ${n} }`, "end"],
    [`class ${cap(a)} < ${cap(b)}`, `  attr_reader :${a}, :${b}`, "end"],
  ],
  bash: ({ a, b, n }) => [
    [`# ${a} ${b}`, `npm install --save-dev ${a}_${b}@${n}`],
    [`for ${a} in *.${b}; do`, `  cat "$${a}" | grep -v '^#' > ${b}_${n}.txt`, "done"],
  ],
  powershell: ({ a, b, n }) => [
    [`Get-${cap(a)} -${cap(b)} $${a}_${b} | Where-Object { $_.${cap(a)} -gt ${n} }`],
    [`function Set-${cap(a)} {`, `    param([string]$${cap(b)})`, `    # ${b}`, "}"],
  ],
  "go-html-template": ({ a, b, n }) => [
    [`{{ with .${cap(a)} }}`, `  <p class="${a}_${b}">{{ .${cap(b)} }} &lt; ${n}</p>`, "{{ end }}"],
    [`{{ range first ${n} .Pages }}`, `  {{ .${cap(a)}.${cap(b)} }}`, "{{ end }}"],
  ],
  html: ({ a, b, n }) => [
    [`<section id="${a}_${b}">`, `  <h2 class="${a}">${b} &amp; ${n}</h2>`, `  <!-- ${b} -->`, "</section>"],
    [`<input type="text" name="${a}" value="${n}">`],
  ],
  css: ({ a, b, n }) => [
    [`#${a} > .${b}_${a} * {`, `  margin: ${n}px;`, "}"],
    [`@media (width < ${n}em) {`, `  .${a} { --${b}: #fff; }`, "}"],
  ],
  yaml: ({ a, b, n }) => [
    [`${a}_${b}:`, `  - ${b}: ${n} # ${a}`, `    ${a}: "*"`],
    [`${a}: &${b}`, `  ${b}: [${n}, ${n}]`],
  ],
  json: ({ a, b, n }) => [["{", `  "${a}_${b}": { "${b}": ${n}, "*": ["<${a}>"] }`, "}"]],
  toml: ({ a, b, n }) => [[`[${a}.${b}]`, `${a}_${b} = ["*", "${n}"] # ${b}`]],
  sql: ({ a, b, n }) => [[`SELECT *, count(${a}_id) AS ${a}`, `  FROM ${b}_${a}`, ` WHERE ${a} < ${n};`]],
  console: ({ a, b, n }) => [
    [`$ ${a} --${b}=${n}`, `   Compiling ${a}_${b} v0.${n}.0`, `warning: unused ${b}: <${a}>`],
  ],
  text: ({ a, b, n }) => [[`${a}_${b}/`, `├── ${a}.md`, `└── ${b} * ${n}`]],
};
pieces[""] = pieces.text;

/** Code of about that many lines that looks like the language’s own. */
export function writeCode(language, { whole, pick, identifier, lines }) {
  const written = [];
  while (written.length < lines) {
    const piece = pick(pieces[language]({ a: identifier(), b: identifier(), n: whole(1, 99) }));
    if (written.length > 0 && piece.length > 1) written.push("");
    written.push(...piece);
  }
  return written.join("\n");
}

function cap(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
