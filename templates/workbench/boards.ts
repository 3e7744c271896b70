import type { Board, PlainBoard } from "./board.ts";
import { Drawings } from "./boards/drawings.tsx";
import { features } from "./boards/features.ts";
import { heads } from "./boards/heads.tsx";
import { parts } from "./boards/parts.ts";
import { Shell } from "./boards/shell.tsx";

const drawings: PlainBoard = {
  id: "dessins",
  title: "Dessins",
  note: "Heures, échelles, graines, réseaux, puis tous les bâtiments du site.",
  sheets: ["services"],
  component: Drawings,
};

/** Every board, in the order of the index. */
export const boards: readonly Board[] = [
  ...[...parts, ...features, drawings].map((board): Board => ({ ...board, kind: "plain" })),
  ...heads,
  {
    id: "cadre",
    title: "Cadre des pages",
    note: "En-tête, rubrique courante, pied de page et sous-sol.",
    sheets: [],
    component: Shell,
    kind: "whole",
  },
];
