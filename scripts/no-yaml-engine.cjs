// Stands for js-yaml in the bundled command, where gray-matter is always given another engine.
function refuse() {
  throw new Error("gray-matter was given no engine");
}

module.exports = { safeLoad: refuse, safeDump: refuse };
