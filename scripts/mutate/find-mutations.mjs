import { createHash } from "node:crypto";
import { parseAst } from "vitest/node";
import { createRandom } from "../create-random.mjs";

/**
 * A change of one place in the text of a file: `text[start..end)` becomes `becomes`. `kind` names the rule that made it.
 *
 * @typedef {{ kind: string, start: number, end: number, becomes: string, isStatement: boolean }} Mutation
 */

/**
 * Chooses `count` of the files by the seed, and one mutation in each. A file without code to mutate is passed over. The
 * mutation of a file depends only on the seed, the path and the text, so another file that comes or goes leaves it.
 *
 * @param {readonly { path: string, text: string }[]} files
 * @returns {(Mutation & { path: string })[]}
 */
export function chooseMutations(files, seed, count) {
  const numberOf = (path) => createHash("sha256").update(`${seed} ${path}`).digest().readInt32BE();
  const chosen = [];
  for (const { path, text } of files.toSorted((a, b) => numberOf(a.path) - numberOf(b.path))) {
    if (chosen.length === count) break;
    const random = createRandom(numberOf(path));
    const pick = (list) => list[Math.floor(random() * list.length)];
    // First the rule, then the place: else most mutations would be of numbers and words.
    const found = findMutations(path, text);
    const kind = pick([...new Set(found.map((mutation) => mutation.kind))]);
    if (kind !== undefined)
      chosen.push({ path, ...pick(found.filter((mutation) => mutation.kind === kind)) });
  }
  return chosen;
}

/** Returns every mutation of a file of TypeScript, in the order of their places. */
export function findMutations(path, text) {
  const found = [];
  const add = (kind, { type, start, end }, becomes) =>
    found.push({ kind, start, end, becomes, isStatement: type.endsWith("Statement") });
  // The tree has no parentheses, so an operand of several gets its own.
  const source = ({ type, start, end }) =>
    isSeveral.test(type) ? `(${text.slice(start, end)})` : text.slice(start, end);
  walk(parse(path, text), (node, parent) => mutateNode(node, parent, source, add));
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Returns the functions of a file, each before those in it. `isBlock` is false for an arrow with one expression. */
export function findFunctions(path, text) {
  const found = [];
  walk(parse(path, text), ({ type, body }) => {
    if (/Function(?:Declaration|Expression)$/.test(type) && body)
      found.push({ start: body.start, end: body.end, isBlock: body.type === "BlockStatement" });
  });
  return found;
}

const parse = (path, text) => parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" });

const isSeveral =
  /^(?:Logical|Binary|Conditional|Assignment|Sequence|Await|Yield|ArrowFunction|TSAs|TSSatisfies)Expression$/;

const others = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
};

/** Methods whose call can be left out: what they are called on has the same type as their result. */
const passing = new Set(["filter", "trim", "toSorted", "toReversed", "toLowerCase", "slice", "flat"]);
const exchanged = { some: "every", every: "some", startsWith: "endsWith", endsWith: "startsWith" };
const extremes = { min: "max", max: "min" };

function mutateNode(node, parent, source, add) {
  switch (node.type) {
    case "BinaryExpression": {
      const { left, right, operator } = node;
      // Words cannot be subtracted, which the compiler says.
      if (operator === "+" && [left, right].some(isWords)) return;
      if (!Object.hasOwn(others, operator)) return;
      add(
        `${operator} becomes ${others[operator]}`,
        node,
        `${source(left)} ${others[operator]} ${source(right)}`,
      );
      return;
    }
    case "LogicalExpression": {
      const { left, right, operator } = node;
      if (operator === "??") add("?? takes the other value", node, `(${source(right)})`);
      else {
        const other = operator === "&&" ? "||" : "&&";
        add(`${operator} becomes ${other}`, node, `(${source(left)} ${other} ${source(right)})`);
      }
      return;
    }
    case "UnaryExpression":
      if (node.operator === "!") add("! is left out", node, `(${source(node.argument)})`);
      return;
    case "IfStatement":
    case "WhileStatement":
    case "ConditionalExpression":
      add("a condition is turned round", node.test, `!(${source(node.test)})`);
      return;
    case "Literal":
      mutateLiteral(node, parent, add);
      return;
    case "TemplateLiteral":
      if (parent.type !== "TaggedTemplateExpression" && !isOfBug(parent))
        add("a text is emptied", node, '""');
      return;
    case "ArrayExpression":
      if (node.elements.length > 0) add("a list is emptied", node, "[]");
      for (const [index, element] of node.elements.entries())
        if (element?.type === "SpreadElement") {
          const rest = node.elements
            .filter((_, other) => other !== index)
            .map((one) => (one ? source(one) : ""));
          add("a spread is left out", node, `[${rest.join(", ")}]`);
        }
      return;
    case "ObjectExpression":
      for (const [index, property] of node.properties.entries())
        if (property.type === "SpreadElement") {
          const rest = node.properties.filter((_, other) => other !== index).map(source);
          add("a spread is left out", node, `{ ${rest.join(", ")} }`);
        }
      return;
    case "ExpressionStatement":
      if (/^(?:Call|Await|Assignment|Update|Chain)Expression$/.test(node.expression.type))
        add("a statement is left out", node, ";");
      return;
    case "ThrowStatement":
    case "ContinueStatement":
      add("a statement is left out", node, ";");
      return;
    case "ReturnStatement":
      if (node.argument && node.argument.raw !== "undefined" && node.argument.name !== "undefined")
        add("undefined is returned", node, "return undefined as unknown as never;");
      return;
    case "CallExpression":
      mutateCall(node, source, add);
      return;
    case "ForOfStatement":
      add("a loop is left out", node, ";");
      return;
  }
}

function mutateLiteral(node, parent, add) {
  if (isName(node, parent)) return;
  if (typeof node.value === "boolean") add("true and false are exchanged", node, String(!node.value));
  if (typeof node.value === "number") add("a number is one more", node, String(node.value + 1));
  if (typeof node.value !== "string" || node.value === "" || isOfBug(parent)) return;
  add("a text is emptied", node, '""');
}

function mutateCall(node, source, add) {
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.computed || callee.optional || node.optional) return;
  const { name } = callee.property;
  const rest = node.arguments.map(source).join(", ");
  if (passing.has(name)) add(`.${name}() is left out`, node, source(callee.object));
  if (Object.hasOwn(exchanged, name))
    add(
      `.${name}() becomes .${exchanged[name]}()`,
      node,
      `${source(callee.object)}.${exchanged[name]}(${rest})`,
    );
  if (callee.object.name === "Math" && Object.hasOwn(extremes, name))
    add(`Math.${name}() becomes Math.${extremes[name]}()`, node, `Math.${extremes[name]}(${rest})`);
}

const isWords = ({ type, value }) => type === "TemplateLiteral" || typeof value === "string";

/** True for the path of an import, the key of an object, and a directive such as "use client". */
function isName(node, parent) {
  if (/^(?:Import|Export|JSX)/.test(parent.type) || parent.directive !== undefined) return true;
  return /^(?:Property|PropertyDefinition)$/.test(parent.type) && parent.key === node && !parent.computed;
}

/** True for what an exception of our own bugs says: nobody relies on its words. */
const isOfBug = (parent) =>
  parent.type === "NewExpression" && /^(?:Type|Range)?Error$/.test(parent.callee.name);

/** Visits code, but neither types nor enums. */
function walk(node, visit, parent = node) {
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return;
  visit(node, parent);
  for (const [key, child] of Object.entries(node)) {
    if (key === "typeAnnotation") continue;
    for (const one of Array.isArray(child) ? child : [child])
      if (one && typeof one === "object" && typeof one.type === "string") walk(one, visit, node);
  }
}
