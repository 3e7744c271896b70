import { join } from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import { API, SymbolFlags } from "typescript/unstable/sync";

/**
 * Calls `use` with all that sites may import, in alphabetical order, and with the fields of `content/site.yaml`, as
 * TypeScript reads them, while TypeScript runs. `root` is the folder of the repository.
 */
export function withExports(root, use) {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProject: join(root, "tsconfig.types.json") }).getProjects();
    const modules = ["src/index.ts", "src/runtime/search/start-search.ts"];
    return use(
      modules
        .flatMap((file) => listExports(project, join(root, file)))
        .sort((a, b) => a.name.localeCompare(b.name, "en")),
      listSettings(project, join(root, "src/define/settings.ts")),
    );
  } finally {
    api.close();
  }
}

/** What a module exports. */
function listExports(project, file) {
  const { checker, program } = project;
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
    .map((symbol) => readSymbol(declared(symbol, checker), project));
}

/** The fields of `generatorSettings`, each with those within it. */
function listSettings(project, file) {
  const { checker, program } = project;
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
  const symbol = exported.find(({ name }) => name === "generatorSettings");
  return readFields(symbol.declarations[0].resolve(project).initializer, checker);
}

/** The fields of the outermost objects in a schema. */
function readFields(node, checker) {
  if (node.kind === SyntaxKind.CallExpression && node.expression.name?.text === "strictObject")
    return node.arguments[0].properties.map((property) => ({
      ...readMember(property, checker),
      fields: readFields(property.initializer, checker),
    }));
  const within = [];
  node.forEachChild((child) => void within.push(...readFields(child, checker)));
  return within;
}

/** Reads a declaration as it is written, and the declarations of this package that it names. */
function readSymbol(symbol, project) {
  const { checker } = project;
  const node = symbol.declarations[0].resolve(project);
  const tagsOf = (wanted) => readTags(symbol, wanted, checker);
  return {
    name: symbol.name,
    isType: node.kind === SyntaxKind.TypeAliasDeclaration,
    words: checker.getDocumentationCommentOfSymbol(symbol).trim(),
    examples: tagsOf("example"),
    thrown: tagsOf("throws"),
    /** True when its own code throws. */
    canThrow: /\bthrow new\b|\bpublishedName\(/.test(node.body?.getText() ?? ""),
    declaration: printDeclaration(symbol, node, checker),
    members: [...(node.type?.members ?? [])].flatMap((member) =>
      member.name ? { ...readMember(member, checker), named: () => listNamed(member, project) } : [],
    ),
    named: () => listNamed(node, project),
    options: () => listOptions(node, project),
  };
}

function readTags(symbol, wanted, checker) {
  return checker
    .getJsDocTagsOfSymbol(symbol)
    .filter(({ name }) => name === wanted)
    .map(({ text }) => (typeof text === "string" ? text : text.map((part) => part.text).join("")).trim());
}

/**
 * Prints a declaration without its comment and the body of a function. A type that is not written is the one that the
 * compiler infers.
 */
function printDeclaration(symbol, node, checker) {
  const { text } = node.getSourceFile();
  if (node.kind === SyntaxKind.VariableDeclaration)
    return `const ${symbol.name}: ${checker.typeToString(checker.getTypeOfSymbol(symbol))}`;
  if (node.body === undefined) return withoutExamples(node.getText().replace(/^export /, ""));
  const head = text
    .slice(node.getStart(), node.body.getStart())
    .trim()
    .replace(/^export /, "");
  if (node.type !== undefined) return head;
  const returned = checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(node));
  const type = checker.typeToString(returned);
  // TypeScript shortens what is too long to read.
  return type.includes("...") ? head : `${head}: ${type}`;
}

function readMember(member, checker) {
  const symbol = checker.getSymbolAtLocation(member.name);
  return {
    name: symbol.name,
    words: checker.getDocumentationCommentOfSymbol(symbol).trim(),
    examples: readTags(symbol, "example", checker),
    declaration: withoutExamples(withoutIndent(member.getText())),
  };
}

/**
 * Every field of the parameters of a function or of a type, and of the types of this package that these name: its path,
 * its words or those of its type, and the examples around it. `isGiven` is true for what a site writes, false for what
 * its functions get.
 */
function listOptions(declaration, project) {
  const { checker } = project;
  const options = [];
  const seen = new Set();
  const visit = (node, around) => {
    if (node.kind === SyntaxKind.PropertySignature || node.kind === SyntaxKind.MethodSignature) {
      const { name, words, examples } = readMember(node, checker);
      const path = [...around.path, name];
      const option = { ...around, path, examples: [...around.examples, ...examples] };
      options.push({ ...option, words: words || around.words, path: path.join(".") });
      node.forEachChild((child) => visit(child, { ...option, words }));
      return;
    }
    if (node.kind === SyntaxKind.TypeParameter) return;
    const inside = node.kind === SyntaxKind.Parameter ? { ...around, isGiven: !around.isGiven } : around;
    const symbol = node.kind === SyntaxKind.TypeReference && checker.getSymbolAtLocation(node.typeName);
    const type = symbol && declared(symbol, checker);
    const isGiven = inside.isGiven && !handedOut.has(type?.name);
    if (type && isOwnType(type, project) && !seen.has(`${type.name} ${isGiven}`)) {
      seen.add(`${type.name} ${isGiven}`);
      const words = checker.getDocumentationCommentOfSymbol(type);
      const examples = [...inside.examples, ...readTags(type, "example", checker)];
      type.declarations[0]
        .resolve(project)
        .forEachChild((child) => visit(child, { ...inside, words, examples, isGiven }));
    }
    node.forEachChild((child) => visit(child, inside));
  };
  const examples = readTags(checker.getSymbolAtLocation(declaration.name), "example", checker);
  for (const node of declaration.parameters?.map(({ type }) => type) ?? [declaration.type])
    if (node) visit(node, { path: [], words: "", examples, isGiven: true });
  return options;
}

/** What a site gets, and may hand back. */
const handedOut = new Set(["Content", "Entry", "PageText", "Reference", "Route"]);

/** The types of this package that a declaration names, outside the body of a function. */
function listNamed(declaration, project) {
  const { checker } = project;
  const symbols = new Map();
  const visit = (node) => {
    if (node === declaration.body) return;
    const symbol = node.kind === SyntaxKind.TypeReference && checker.getSymbolAtLocation(node.typeName);
    const type = symbol && declared(symbol, checker);
    if (type && isOwnType(type, project)) symbols.set(type.name, type);
    node.forEachChild(visit);
  };
  declaration.forEachChild(visit);
  return [...symbols.values()].map((symbol) => readSymbol(symbol, project));
}

/** What a name stands for: another module’s export may be meant. */
function declared(symbol, checker) {
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isOwnType({ declarations: [handle] = [] }, project) {
  const declaration = handle?.resolve(project);
  return (
    declaration?.kind === SyntaxKind.TypeAliasDeclaration &&
    !declaration.getSourceFile().fileName.includes("node_modules")
  );
}

function withoutIndent(text) {
  return text.replaceAll(/^ {2}/gm, "");
}

/** Without what stands beside a declaration already, and without remarks to other programs. */
function withoutExamples(text) {
  return text
    .replaceAll(/\n *\*\n *\* @example\n(?: *\* .*\n| *\*\n)+(?= *\*\/)/g, "\n")
    .replaceAll(/^ *\/\/ biome-ignore .*\n/gm, "");
}
