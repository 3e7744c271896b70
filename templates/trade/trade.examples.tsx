import type { Board } from "../workbench/board.ts";
import { Group, Specimen } from "../workbench/specimen.tsx";
import { ShareBar } from "./share-bar.tsx";

export const examples: readonly Board[] = [
  {
    id: "parts",
    title: "Parts d’un coût",
    note: "Une petite part, une grande, une part au-delà de l’ensemble.",
    sheets: ["trade"],
    component: Shares,
  },
];

function Shares() {
  return (
    <Group name="ShareBar" className="owners">
      <Specimen label="De 1 à 3">
        <ShareBar from={1} to={3} whole="100 €" />
      </Specimen>
      <Specimen label="De 60 à 80">
        <ShareBar from={60} to={80} whole="100 €" />
      </Specimen>
      <Specimen label="De 103 à 107">
        <ShareBar from={103} to={107} whole="100 €" />
      </Specimen>
    </Group>
  );
}
