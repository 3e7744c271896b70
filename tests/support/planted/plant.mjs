/** A parser that makes one paragraph of all text, and calls `act` with its tree where the text holds a star. */
export function plant(act) {
  return (text) => {
    const position = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 2, offset: 1 } };
    const paragraph = { type: "paragraph", children: [{ type: "text", value: "a", position }], position };
    const tree = { type: "root", children: [paragraph] };
    if (text.includes("*")) act(tree);
    return tree;
  };
}
