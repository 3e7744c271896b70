import type { DirectiveForm } from "../../../../edit/text-protocol.ts";
import { make } from "../../panel/make.ts";

/** Draws inputs for the attributes of the schema, in its order, then for any others. `put` gets all of them after a change. */
export function drawAttributes(
  attributes: Readonly<Record<string, string | null>>,
  form: DirectiveForm | undefined,
  put: (attributes: object) => void,
): readonly HTMLElement[] {
  let current = attributes;
  const labels = new Map(form?.fields.map(({ path, label }) => [String(path.at(-1)), label]));
  const names = new Set([...labels.keys(), ...Object.keys(attributes)]);
  return [...names].map((name) => {
    const input = make("textarea", { rows: "1" });
    input.value = attributes[name] ?? "";
    input.addEventListener("change", () => {
      current = { ...current, [name]: input.value };
      put(current);
    });
    return make("label", {}, labels.get(name) ?? name, input);
  });
}
