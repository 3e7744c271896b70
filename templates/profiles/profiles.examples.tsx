import { type Composition, compositions } from "../drawings/page-views.ts";
import type { Board } from "../workbench/board.ts";
import { ProfileHead } from "./profile-head.tsx";

export const examples: readonly Board[] = compositions.map(profileHead);

/** A head brings the title of its page: each has a board of its own. */
function profileHead(composition: Composition): Board {
  return {
    id: `tete-profil-${composition}`,
    title: `Tête de profil, ${composition}`,
    note: `Le titre dans le ciel que laisse le bâtiment, composition « ${composition} ».`,
    sheets: ["profile"],
    component: ({ settings, profilePage, profiles }) => {
      const profile = profiles.find((candidate) => candidate.composition === composition) ?? profiles[0];
      return (
        profile && (
          <ProfileHead settings={settings} words={profilePage} profile={{ ...profile, composition }} />
        )
      );
    },
    kind: "headed",
  };
}
