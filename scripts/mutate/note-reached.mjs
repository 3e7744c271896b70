// Preloaded into every process of a trial: notes which test file reaches which function of `src/`, also through a
// started command, and through the scripts of a page, which tell the server that sent them. In the process of the tests
// it also switches mutations on (try-mutations.mjs).
import { appendFileSync } from "node:fs";
import { Server } from "node:http";

const log = process.env.REACHED_LOG;
/** A mutation that is reached more often is taken for an endless loop. */
const mostCalls = 5_000_000;
const noted = new Set();
let testFile = process.env.REACHED_BY ?? "?";

globalThis.reachFunction = (number) => {
  if (noted.has(number)) return;
  noted.add(number);
  appendFileSync(log, `${number} ${testFile}\n`);
};

/** Files that share a process call it one after the other; a command that they start inherits the name. */
globalThis.recordFor = (path) => {
  noted.clear();
  testFile = path;
  process.env.REACHED_BY = path;
};

const trial = { active: undefined, calls: 0, reached: new Set() };
globalThis.trial = trial;
globalThis.isMutated = (number) => {
  trial.reached.add(number);
  if (trial.active !== number) return false;
  trial.calls += 1;
  if (trial.calls > mostCalls) throw new Error("This mutation never ends.");
  return true;
};

const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...args) {
  const [request, response] = args;
  const numbers = event === "request" && /\/__reached\/([\d,]+)$/.exec(request.url)?.[1];
  if (!numbers) return emit.call(this, event, ...args);
  for (const number of numbers.split(",")) globalThis.reachFunction(Number(number));
  response.writeHead(204).end();
  return true;
};
