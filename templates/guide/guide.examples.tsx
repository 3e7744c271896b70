import { Island } from "charpente";
import type { Board, BoardProps } from "../workbench/board.ts";
import { Group } from "../workbench/specimen.tsx";
import { GuideCover } from "./guide-cover.tsx";
import { GuideForm } from "./guide-form.tsx";
import { guideFormProps } from "./guide-page.tsx";

export const examples: readonly Board[] = [
  {
    id: "formulaire-du-guide",
    title: "Formulaire du guide",
    note: "Le navigateur vérifie les champs obligatoires.",
    sheets: ["guide"],
    component: WholeGuideForm,
  },
  {
    id: "guide",
    title: "Guide",
    note: "La couverture posée sur la dalle.",
    sheets: ["form", "guide"],
    component: Guide,
  },
];

/** As the build draws it and the browser makes it live. */
function WholeGuideForm({ settings, guide }: BoardProps) {
  return (
    <Group name="GuideForm">
      <h3 id="formulaire">{guide.form.title}</h3>
      <Island name="GuideForm" component={GuideForm} props={guideFormProps(settings, guide.form)} />
    </Group>
  );
}

/** The guide as it lies on a table. */
function Guide({ guide, settings }: BoardProps) {
  return (
    <Group name="GuideCover" className="guide-head">
      <GuideCover words={guide.cover} name={settings.name} />
    </Group>
  );
}
