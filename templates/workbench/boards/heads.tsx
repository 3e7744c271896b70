import { ArticleHead } from "../../articles/article-head.tsx";
import { type Composition, compositions } from "../../drawings/page-views.ts";
import { HomeFloors } from "../../home/home-floors.tsx";
import { HomeHero } from "../../home/home-hero.tsx";
import { Storey } from "../../layout/storey.tsx";
import { ProfileHead } from "../../profiles/profile-head.tsx";
import type { Board, BoardProps } from "../board.ts";

/** Heads bring the title of their page: each has a board of its own. */
export const heads: readonly Board[] = [
  {
    id: "tete-accueil",
    title: "Tête de l’accueil",
    note: "Le haut de la tour, puis ses étages bas près du dernier appel.",
    sheets: ["home"],
    component: HomeHead,
    kind: "headed",
  },
  {
    id: "tete-article",
    title: "Tête d’article",
    note: "Le bâtiment de l’article sur sa ligne de sol, avec un indice de mise à jour.",
    sheets: ["article"],
    component: RevisedHead,
    kind: "headed",
  },
  ...compositions.map((composition) => profileHead(composition)),
];

function HomeHead({ home }: BoardProps) {
  return (
    <>
      <HomeHero words={home.hero} />
      <Storey level={0} className="closing" labelledBy="entretien">
        <div className="closing-words">
          <h2 id="entretien">{home.closing.title.join(" ")}</h2>
          <p>{home.closing.text}</p>
        </div>
        <HomeFloors />
      </Storey>
    </>
  );
}

function RevisedHead({ settings, blog, articles }: BoardProps) {
  return (
    <ArticleHead
      article={articles.revised}
      author={settings.name}
      words={blog.article}
      breadcrumb={blog.breadcrumb}
      label={settings.labels.breadcrumb}
    />
  );
}

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
