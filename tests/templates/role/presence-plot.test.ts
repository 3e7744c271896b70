import { expect, test } from "vitest";
import { describePresence } from "../../../templates/role/presence-plot.tsx";

const phases = ["Programmation", "Conception", "Réalisation", "Exploitation"];

test("screen readers read the phases of each person, with those that are only begun", () => {
  const rows = [
    { name: "AMO Smart", from: 0, to: 4, rest: 3.5, own: true },
    { name: "Ingénieur", from: 1, to: 3, own: false },
    { name: "Exploitant", from: 2.7, to: 4, own: false },
  ];
  expect(describePresence(rows, phases)).toBe(
    "AMO Smart\u00A0: Programmation, Conception, Réalisation, Exploitation\u202F; Ingénieur\u00A0: Conception, Réalisation\u202F; Exploitant\u00A0: Réalisation, Exploitation.",
  );
});
