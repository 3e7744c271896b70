import type { Finding } from "charpente";
import type { FileSettings } from "../settings.ts";

/** Compares the number of services in texts with the number of files. */
export function reviewFigures(
  services: number,
  { figures }: Pick<FileSettings, "figures">,
): readonly Finding[] {
  if (figures.services === services) return [];
  return [
    {
      message: `figures.services vaut ${figures.services}, mais content/services/ compte ${services} services`,
      hint: `écrivez services: ${services}`,
      setting: "figures.services",
    },
  ];
}
