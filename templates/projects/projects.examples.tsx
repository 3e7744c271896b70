import type { Board, BoardProps } from "../workbench/board.ts";
import { longText, longTitle } from "../workbench/fixtures.ts";
import { Group } from "../workbench/specimen.tsx";
import { ProjectSheet } from "./project-sheet.tsx";

export const examples: readonly Board[] = [
  {
    id: "projets",
    title: "Fiches de projet",
    note: "Avec récit, sans récit, textes longs.",
    sheets: ["projects"],
    component: Projects,
  },
];

/** A sheet with its account, one without, one with long words, one with a photograph. */
function Projects({ projects, projectsPage, photograph }: BoardProps) {
  const [first, second] = projects;
  if (first === undefined || second === undefined) return null;
  return (
    <Group name="ProjectSheet" className="sheets">
      <ProjectSheet {...first} words={projectsPage} lazy />
      <ProjectSheet {...second} id="sans-recit" body={undefined} words={projectsPage} lazy />
      <ProjectSheet
        id="texte-long"
        project={{ ...second.project, title: longTitle, excerpt: longText }}
        body={second.body}
        words={projectsPage}
        lazy
      />
      {photograph === undefined ? null : (
        <ProjectSheet
          id="photographie"
          project={{ ...second.project, photograph }}
          body={undefined}
          words={projectsPage}
          lazy
        />
      )}
    </Group>
  );
}
