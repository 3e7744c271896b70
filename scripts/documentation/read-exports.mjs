import { join } from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import { API, SymbolFlags } from "typescript/unstable/sync";

/**
 * Calls `use` with all that sites may import, in alphabetical order, as TypeScript reads it, while TypeScript runs.
 * `root` is the folder of the repository.
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

/** Reads a declaration as it is written, and the declarations of this package that it names. */
function readSymbol(symbol, project) {
  const { checker } = project;
  const node = symbol.declarations[0].resolve(project);
  const tagsOf = (wanted) =>
    checker
      .getJsDocTagsOfSymbol(symbol)
      .filter(({ name }) => name === wanted)
      .map(({ text }) => (typeof text === "string" ? text : text.map((part) => part.text).join("")).trim());
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
      member.name ? readMember(member, checker) : [],
    ),
    named: () => listNamed(node, project),
  };
}

/**
 * Prints a declaration without its comment and the body of a function. A type that is not written is the one that the
 * compiler infers.
 */
function printDeclaration(symbol, node, checker) {
  const { text } = node.getSourceFile();
  if (node.kind === SyntaxKind.VariableDeclaration)
    return `const ${symbol.name}: ${checker.typeToString(checker.getTypeOfSymbol(symbol))}`;
  if (node.body === undefined) return node.getText().replace(/^export /, "");
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
    declaration: withoutIndent(member.getText()),
  };
}

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
