import { MobileMenu, MobileMenuButton } from "../../layout/mobile-menu.tsx";
import type { BoardProps } from "../board.ts";
import { Group, Specimen } from "../specimen.tsx";

/** The menu of small screens, open. */
export function Menu({ settings }: BoardProps) {
  return (
    <>
      <Group name="MobileMenuButton">
        <Specimen label="Repos">
          <MobileMenuButton label={settings.labels.openMenu} />
        </Specimen>
      </Group>
      <Group name="MobileMenu">
        <Specimen label="Ouvert, dans la rubrique Blog" className="bench-open">
          <MobileMenu settings={settings} section="/blog" />
        </Specimen>
      </Group>
    </>
  );
}
