import type { Board, BoardProps } from "../workbench/board.ts";
import { Group } from "../workbench/specimen.tsx";
import { PresencePlot } from "./presence-plot.tsx";

export const examples: readonly Board[] = [
  {
    id: "presence",
    title: "Présence",
    note: "La présence de l’assistant, phase par phase.",
    sheets: ["role"],
    component: Presence,
  },
];

function Presence({ presence }: BoardProps) {
  return (
    <Group name="PresencePlot">
      <figure className="plot presence">
        <PresencePlot {...presence} />
        <figcaption>{presence.caption}</figcaption>
      </figure>
    </Group>
  );
}
