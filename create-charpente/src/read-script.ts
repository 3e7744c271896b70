import { dirname, join } from "node:path/posix";
import { tsPlugin } from "@sveltejs/acorn-typescript";
import {
  type AnyNode,
  type ArrowFunctionExpression,
  type Expression,
  type FunctionDeclaration,
  type FunctionExpression,
  type ObjectExpression,
  Parser,
  type Pattern,
  type Program,
  type Property,
  type SpreadElement,
  type Statement,
} from "acorn";
import type { OldSite } from "./old-site.ts";

/** A part of a program that only running it would tell. `file` is in the old site, `line` counts from 1. */
export class Computed {
  constructor(
    readonly file: string,
    readonly line: number,
    /** As it is written. */
    readonly text: string,
  ) {}
}

/** A call of a function that is not in the site, as `starlight({ title: "A" })`, with what can be read of its arguments. */
export class Call extends Computed {
  constructor(
    place: Computed,
    readonly callee: string,
    readonly given: readonly unknown[],
  ) {
    super(place.file, place.line, place.text);
  }
}

export type ScriptReader = {
  /** The value that a file exports by default, or under a name. Undefined without such a value. */
  readonly read: (path: string, name?: string) => unknown;
  /** The arguments of each call of a method, as `addPassthroughCopy`, anywhere in a file. */
  readonly calls: (path: string, method: string) => readonly (readonly unknown[])[];
};

/**
 * Reads programs in JavaScript and TypeScript as data, from their syntax trees: nothing of them is run. Constants,
 * spreads, relative imports, and functions that only return a value are followed. Everything else is `Computed`.
 */
export function createScriptReader({ paths, readText }: OldSite): ScriptReader {
  const known = new Set(paths);
  const modules = new Map<string, Module | undefined>();
  const open = (path: string): Module | undefined => {
    if (!modules.has(path)) modules.set(path, openModule(path));
    return modules.get(path);
  };
  const openModule = (path: string): Module | undefined => {
    const text = readText(path);
    if (path.endsWith(".json")) return readJsonModule(text);
    const program = parse(text);
    return program && new Evaluation({ file: path, text, resolve }, program);
  };
  const resolve = (from: string, written: string): Module | undefined => {
    if (!written.startsWith(".")) return undefined;
    const path = join(dirname(from), written);
    const bare = path.replace(/\.[cm]?[jt]s$/, "");
    const found = [path, ...endings.flatMap((ending) => [path + ending, bare + ending])].find((each) =>
      known.has(each),
    );
    return found === undefined ? undefined : open(found);
  };
  return {
    read: (path, name = "default") => {
      const value = open(path)?.get(name);
      return value instanceof Closure ? value.call([]) : value;
    },
    calls: (path, method) => open(path)?.calls(method) ?? [],
  };
}

const endings = [
  ".ts",
  ".mts",
  ".js",
  ".mjs",
  ".cjs",
  ".cts",
  ".json",
  "/index.ts",
  "/index.js",
  "/index.mjs",
];

function parse(text: string): Program | undefined {
  const options = { ecmaVersion: "latest", sourceType: "module", locations: true } as const;
  const more = { allowReturnOutsideFunction: true, allowHashBang: true, allowAwaitOutsideFunction: true };
  // With types, `<T>x` is a type; in plain JavaScript, `<T>` begins JSX.
  for (const parser of parsers)
    try {
      return parser.parse(text, { ...options, ...more });
    } catch {}
  return undefined;
}

const parsers = [Parser.extend(tsPlugin()), Parser.extend(tsPlugin({ jsx: true }))];

/** What a file exports. */
type Module = {
  readonly get: (name: string) => unknown;
  readonly all: () => unknown;
  readonly calls: ScriptReader["calls"] extends (path: string, method: infer M) => infer R
    ? (method: M) => R
    : never;
};

function readJsonModule(text: string): Module | undefined {
  try {
    const data: unknown = JSON.parse(text);
    const get = (name: string) => (name === "default" ? data : readMember(data, name));
    return { get, all: () => data, calls: () => [] };
  } catch {
    return undefined;
  }
}

type Source = {
  readonly file: string;
  readonly text: string;
  readonly resolve: (from: string, written: string) => Module | undefined;
};

type Scope = { readonly values: Map<string, () => unknown>; readonly above?: Scope };
type Callable = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression;

/** A function of the site. Called, it is what its `return` says, if nothing before that decides about it. */
class Closure {
  constructor(readonly call: (given: readonly unknown[]) => unknown) {}
}

/** Values are worked out when they are asked for. So many steps are enough for the longest sidebar. */
const mostSteps = 500_000;
const mostDepth = 400;

/** The key for the parts of a mapping that are spread into it from what only running would tell. */
const unread = Symbol("unread");

class Evaluation implements Module {
  readonly #source: Source;
  readonly #program: Program;
  readonly #scope: Scope = { values: new Map() };
  readonly #exports = new Map<string, () => unknown>();
  readonly #moreExports: (() => Module | undefined)[] = [];
  #steps = 0;
  #depth = 0;

  constructor(source: Source, program: Program) {
    this.#source = source;
    this.#program = program;
    for (const statement of program.body) this.#declare(statement, this.#scope);
  }

  get(name: string): unknown {
    const found = this.#exports.get(name);
    if (found) return found();
    for (const more of this.#moreExports) {
      const value = more()?.get(name);
      if (value !== undefined) return value;
    }
    return name === "default" ? undefined : readMember(this.#exports.get("default")?.(), name);
  }

  all(): unknown {
    if (this.#exports.size === 1 && this.#exports.has("default")) return this.get("default");
    return Object.fromEntries([...this.#exports].map(([name, value]) => [name, value()]));
  }

  calls(method: string): readonly (readonly unknown[])[] {
    const found: (readonly unknown[])[] = [];
    visitNodes(this.#program, (node) => {
      if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return;
      if (nameOfKey(node.callee.property) !== method || node.callee.computed) return;
      found.push(node.arguments.map((each) => this.#value(each, this.#scope)));
    });
    return found;
  }

  #declare(statement: Program["body"][number], scope: Scope): void {
    const bind = (name: string, value: () => unknown) => scope.values.set(name, once(value));
    switch (statement.type) {
      case "ImportDeclaration": {
        const module = () => this.#source.resolve(this.#source.file, String(statement.source.value));
        for (const each of statement.specifiers) {
          const unknown = () => this.#computed(each.local);
          if (each.type === "ImportNamespaceSpecifier")
            bind(each.local.name, () => module()?.all() ?? unknown());
          else {
            const name = each.type === "ImportDefaultSpecifier" ? "default" : nameOfKey(each.imported);
            bind(each.local.name, () => module()?.get(name ?? "") ?? unknown());
          }
        }
        return;
      }
      case "VariableDeclaration":
        for (const { id, init } of statement.declarations)
          if (init) this.#bindPattern(id, () => this.#value(init, scope), bind);
        return;
      case "FunctionDeclaration":
        if (statement.id) bind(statement.id.name, () => this.#closure(statement, scope));
        return;
      case "ExportDefaultDeclaration": {
        const { declaration } = statement;
        const value = () =>
          declaration.type === "FunctionDeclaration"
            ? this.#closure(declaration as FunctionDeclaration, scope)
            : this.#value(declaration as AnyNode, scope);
        this.#exports.set("default", once(value));
        return;
      }
      case "ExportNamedDeclaration": {
        const { declaration, specifiers, source } = statement;
        if (declaration) {
          const before = new Set(scope.values.keys());
          this.#declare(declaration, scope);
          for (const [name, value] of scope.values) if (!before.has(name)) this.#exports.set(name, value);
        }
        for (const each of specifiers) {
          const [local, exported] = [nameOfKey(each.local) ?? "", nameOfKey(each.exported) ?? ""];
          const value = () =>
            source
              ? this.#source.resolve(this.#source.file, String(source.value))?.get(local)
              : this.#lookUp(local, scope, each);
          this.#exports.set(exported, once(value));
        }
        return;
      }
      case "ExportAllDeclaration":
        this.#moreExports.push(() => this.#source.resolve(this.#source.file, String(statement.source.value)));
        return;
      case "ExpressionStatement": {
        const { expression } = statement;
        if (expression.type !== "AssignmentExpression" || expression.left.type !== "MemberExpression") return;
        const left = this.#written(expression.left);
        const [, name] = /^(?:module\.)?exports(?:\.(\w+))?$/.exec(left) ?? [];
        if (left === "module.exports" || name !== undefined)
          this.#exports.set(
            name ?? "default",
            once(() => this.#value(expression.right, scope)),
          );
        return;
      }
    }
    // Types of TypeScript: `export = { … }`.
    const { type, expression } = statement as unknown as { type: string; expression?: AnyNode };
    if (type === "TSExportAssignment" && expression)
      this.#exports.set(
        "default",
        once(() => this.#value(expression, scope)),
      );
  }

  #bindPattern(
    pattern: Pattern,
    value: () => unknown,
    bind: (name: string, value: () => unknown) => void,
  ): void {
    const shared = once(value);
    if (pattern.type === "Identifier") bind(pattern.name, shared);
    if (pattern.type === "AssignmentPattern")
      this.#bindPattern(pattern.left, () => shared() ?? this.#value(pattern.right, this.#scope), bind);
    if (pattern.type !== "ObjectPattern") return;
    for (const each of pattern.properties)
      if (each.type === "Property")
        this.#bindPattern(each.value, () => readMember(shared(), nameOfKey(each.key) ?? ""), bind);
  }

  #closure(node: Callable, above: Scope): Closure {
    return new Closure((given) => {
      const scope: Scope = { values: new Map(), above };
      const bind = (name: string, value: () => unknown) => scope.values.set(name, once(value));
      node.params.forEach((param, place) => {
        this.#bindPattern(param, () => given[place], bind);
      });
      return node.body.type === "BlockStatement"
        ? this.#returned(node.body.body, scope, node)
        : this.#value(node.body, scope);
    });
  }

  /** What the statements of a function return. Decisions before the `return` are not followed. */
  #returned(statements: readonly Statement[], scope: Scope, node: AnyNode): unknown {
    for (const statement of statements) this.#declare(statement, scope);
    const last = statements.find(({ type }) => type === "ReturnStatement");
    const decides = statements.some(({ type }) => /^(?:If|For|While|Switch|Try)/.test(type));
    if (last?.type !== "ReturnStatement" || !last.argument || decides) return this.#computed(node);
    return this.#value(last.argument, scope);
  }

  #lookUp(name: string, scope: Scope, node: AnyNode): unknown {
    for (let at: Scope | undefined = scope; at; at = at.above) {
      const found = at.values.get(name);
      if (found) return found();
    }
    return name === "undefined" ? undefined : this.#computed(node);
  }

  #value(written: AnyNode | Expression, scope: Scope): unknown {
    const node = withoutTypes(written);
    if (this.#isTooMuch(1) || this.#depth > mostDepth) return this.#computed(node);
    this.#depth += 1;
    try {
      return this.#read(node, scope);
    } finally {
      this.#depth -= 1;
    }
  }

  #isTooMuch(steps: number): boolean {
    this.#steps += steps;
    return this.#steps > mostSteps;
  }

  #read(node: AnyNode, scope: Scope): unknown {
    switch (node.type) {
      case "Literal":
        return "regex" in node && node.regex ? this.#computed(node) : node.value;
      case "TemplateLiteral":
        return this.#template(node, scope);
      case "Identifier":
        return this.#lookUp(node.name, scope, node);
      case "ArrayExpression":
        return node.elements.flatMap((each) => {
          if (each === null) return [];
          if (each.type !== "SpreadElement") return [this.#value(each, scope)];
          const spread = this.#value(each.argument, scope);
          if (!Array.isArray(spread) || this.#isTooMuch(spread.length)) return [this.#computed(each)];
          return spread as unknown[];
        });
      case "ObjectExpression":
        return this.#mapping(node, scope);
      case "MemberExpression":
        return this.#member(node, scope);
      case "ChainExpression":
        return this.#value(node.expression, scope);
      case "AwaitExpression":
        return this.#value(node.argument, scope);
      case "UnaryExpression": {
        const value = this.#value(node.argument, scope);
        if (node.operator === "-" && typeof value === "number") return -value;
        return node.operator === "!" && !isUnknown(value) ? !value : this.#computed(node);
      }
      case "LogicalExpression": {
        const left = this.#value(node.left, scope);
        if (isUnknown(left)) return this.#computed(node);
        const isLeft = node.operator === "??" ? left != null : node.operator === "||" ? left : !left;
        return isLeft ? left : this.#value(node.right, scope);
      }
      case "ConditionalExpression": {
        const test = this.#value(node.test, scope);
        if (isUnknown(test)) return this.#computed(node);
        return this.#value(test ? node.consequent : node.alternate, scope);
      }
      case "BinaryExpression": {
        const [left, right] = [this.#value(node.left as Expression, scope), this.#value(node.right, scope)];
        if (isUnknown(left) || isUnknown(right)) return this.#computed(node);
        if (node.operator === "===" || node.operator === "==") return left === right;
        if (node.operator === "!==" || node.operator === "!=") return left !== right;
        const isText = typeof left === "string" || typeof right === "string";
        return node.operator === "+" && isText ? `${String(left)}${String(right)}` : this.#computed(node);
      }
      case "ArrowFunctionExpression":
      case "FunctionExpression":
        return this.#closure(node, scope);
      case "CallExpression":
        return this.#call(node, scope);
      default:
        return this.#computed(node);
    }
  }

  #template(node: AnyNode & { type: "TemplateLiteral" }, scope: Scope): unknown {
    const values = node.expressions.map((each) => this.#value(each, scope));
    if (!values.every((value) => typeof value === "string" || typeof value === "number"))
      return this.#computed(node);
    return node.quasis.map(({ value }, place) => (value.cooked ?? "") + String(values[place] ?? "")).join("");
  }

  #mapping(node: ObjectExpression, scope: Scope): unknown {
    const entries: [string | symbol, unknown][] = [];
    for (const each of node.properties) {
      if (each.type === "SpreadElement") entries.push(...this.#spread(each, scope));
      else {
        const key = each.computed ? this.#value(each.key, scope) : nameOfKey(each.key);
        if (typeof key === "string") entries.push([key, this.#property(each, scope)]);
        else entries.push([unread, this.#computed(each)]);
      }
    }
    return Object.fromEntries(entries) as unknown;
  }

  #property({ value, kind }: Property, scope: Scope): unknown {
    return kind === "init" ? this.#value(value, scope) : this.#computed(value);
  }

  #spread(node: SpreadElement, scope: Scope): readonly [string | symbol, unknown][] {
    const value = this.#value(node.argument, scope);
    // `...(isTest && { a: 1 })` adds nothing when it is false.
    if (value === undefined || value === null || value === false) return [];
    return isUnknown(value) ? [[unread, this.#computed(node)]] : Object.entries(value as object);
  }

  #member(node: AnyNode & { type: "MemberExpression" }, scope: Scope): unknown {
    const written = this.#written(node).replaceAll("?.", ".");
    // The variables of the machine are not read: a site is imported as if none were set.
    if (/^process[.]env[.]NODE_ENV$/.test(written)) return "production";
    if (/^(?:process|import[.]meta)[.]env[.]\w+$/.test(written)) return undefined;
    const key = node.computed ? this.#value(node.property as Expression, scope) : nameOfKey(node.property);
    const whole = this.#value(node.object as Expression, scope);
    if (isUnknown(whole) || (typeof key !== "string" && typeof key !== "number")) return this.#computed(node);
    return readMember(whole, String(key));
  }

  #call(node: AnyNode & { type: "CallExpression" }, scope: Scope): unknown {
    const { callee } = node;
    const given = node.arguments.map((each) =>
      each.type === "SpreadElement" ? this.#computed(each) : this.#value(each, scope),
    );
    if (callee.type === "MemberExpression" && nameOfKey(callee.property) === "map") {
      const whole = this.#value(callee.object as Expression, scope);
      const [closure] = given;
      if (Array.isArray(whole) && closure instanceof Closure && !this.#isTooMuch(whole.length))
        return whole.map((each, place) => closure.call([each, place]));
    }
    const name = this.#written(callee);
    const [first] = given;
    if (/^require$/.test(name) && typeof first === "string")
      return this.#source.resolve(this.#source.file, first)?.all() ?? this.#computed(node);
    if (callee.type === "Identifier") {
      const own = this.#lookUp(callee.name, scope, callee);
      if (own instanceof Closure) return own.call(given);
    }
    // As `defineConfig({ … })`, `withMermaid({ … })`: these return what they are given, for the types or with more.
    if (/^(?:define|with)[A-Z]\w*$/.test(name)) return first instanceof Closure ? first.call([]) : first;
    return new Call(this.#computed(node), name, given);
  }

  #written({ start, end }: AnyNode): string {
    return this.#source.text.slice(start, end);
  }

  #computed(node: AnyNode): Computed {
    const text = this.#written(node).replace(/\s+/g, " ");
    return new Computed(this.#source.file, node.loc?.start.line ?? 1, text);
  }
}

/** True for what a decision cannot depend on here. */
function isUnknown(value: unknown): boolean {
  return value instanceof Computed || value instanceof Closure;
}

/** Each value is worked out once. One that needs itself is undefined. */
function once(make: () => unknown): () => unknown {
  let state: { value?: unknown } | undefined;
  return () => {
    if (state === undefined) {
      state = {};
      state.value = make();
    }
    return state.value;
  };
}

function readMember(whole: unknown, key: string): unknown {
  if (typeof whole !== "object" || whole === null || !Object.hasOwn(whole, key)) return undefined;
  return (whole as Record<string, unknown>)[key];
}

function nameOfKey(node: AnyNode): string | undefined {
  if (node.type === "Identifier") return node.name;
  return node.type === "Literal" ? String(node.value) : undefined;
}

/** The expression below types: `x as T`, `x satisfies T`, `x!`, `(x)`. */
function withoutTypes(node: AnyNode): AnyNode {
  const { type, expression } = node as { type: string; expression?: AnyNode };
  const isTyped = /^(?:TS\w*Expression|TSTypeAssertion|ParenthesizedExpression)$/.test(type);
  return isTyped && expression ? withoutTypes(expression) : node;
}

function visitNodes(node: unknown, visit: (node: AnyNode) => void): void {
  if (Array.isArray(node)) for (const each of node) visitNodes(each, visit);
  else if (typeof node === "object" && node !== null && "type" in node) {
    visit(node as AnyNode);
    for (const value of Object.values(node)) visitNodes(value, visit);
  }
}

/** The value without what only running the program would tell. `tell` gets each such part. */
export function toData(value: unknown, tell: (computed: Computed) => void): unknown {
  if (value instanceof Computed) {
    tell(value);
    return undefined;
  }
  if (value instanceof Closure) return undefined;
  if (Array.isArray(value))
    return value.map((each) => toData(each, tell)).filter((each) => each !== undefined);
  if (typeof value !== "object" || value === null) return value;
  const unknown = (value as { [unread]?: Computed })[unread];
  if (unknown) tell(unknown);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toData(each, tell)]));
}
