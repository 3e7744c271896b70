/** What stands in a field of a form; empty where it has none of that name. */
export function readField(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
