// Replaces js-yaml in the bundled command: gray-matter always gets another engine.
function refuse() {
  throw new Error("gray-matter was given no engine");
}

module.exports = { safeLoad: refuse, safeDump: refuse };
