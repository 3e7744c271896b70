// Runs CommonJS files with V8’s code cache from an earlier start: compiling would take half of a start.
"use strict";

const { createHash } = require("node:crypto");
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { basename, dirname, join } = require("node:path");
const { Script } = require("node:vm");

const head = "(function (exports, require, module, __filename, importModule) {";

/** Code in a `vm.Script` that has no `importModuleDynamically` cannot call `import()` itself. */
const importModule = (name) => import(name);

/**
 * Returns what `file` exports. Files that it requires as "./…" are run in the same way. The code cache is written to
 * `folder` when the process ends; `folder` must be deleted with the files. If it cannot be written, the next start
 * compiles again.
 */
exports.loadCompiled = (file, folder) => {
  const modules = new Map();
  const fresh = [];
  const load = (path) => {
    const known = modules.get(path);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    const place = join(folder, `${basename(path)}-${process.versions.v8}-${process.arch}`);
    const cachedData = readKept(place);
    const script = new Script(`${head}${readFileSync(path, "utf8")}\n})`, {
      filename: path,
      columnOffset: -head.length,
      cachedData,
    });
    if (cachedData === undefined || script.cachedDataRejected) fresh.push({ place, script });
    const fromNode = createRequire(path);
    const require = (name) => (name.startsWith("./") ? load(join(dirname(path), name)) : fromNode(name));
    script.runInThisContext()(module.exports, require, module, path, importModule);
    return module.exports;
  };
  // At exit, the cache also holds the functions that were called.
  process.once("exit", () => {
    for (const { place, script } of fresh) keep(place, script.createCachedData());
  });
  return load(file);
};

// V8 itself refuses what a V8 of another version or with other flags made, but not a wrong byte.
function readKept(place) {
  try {
    const bytes = readFileSync(place);
    const data = bytes.subarray(digestBytes);
    return digestOf(data).equals(bytes.subarray(0, digestBytes)) ? data : undefined;
  } catch {
    return undefined;
  }
}

function keep(place, data) {
  const half = `${place}.${process.pid}`;
  try {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(half, Buffer.concat([digestOf(data), data]));
    renameSync(half, place);
  } catch {}
}

const digestBytes = 32;

function digestOf(data) {
  return createHash("sha256").update(data).digest();
}
