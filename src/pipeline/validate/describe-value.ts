/** What an author wrote, as a sentence about it names it: `“été”`, `the number 42`, `a list`. Long texts are cut. */
export function describeValue(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  switch (typeof value) {
    case "string":
      return `“${value.length > 60 ? `${value.slice(0, 57)}…` : value}”`;
    case "number":
      return `the number ${value}`;
    case "boolean":
      return `the value ${value}`;
    default:
      return "a group of fields";
  }
}
