import type { ReactNode } from "react";
import { Layout } from "../layout/layout.tsx";
import { Storey } from "../layout/storey.tsx";
import type { Board, BoardProps } from "../workbench/board.ts";
import { HomeBasement, HomeFloors, HomeHero } from "./home-tower.tsx";

export const examples: readonly Board[] = [
  {
    id: "tete-accueil",
    title: "Tête de l’accueil",
    note: "Le haut de la tour, puis ses étages bas près du dernier appel.",
    sheets: ["home"],
    component: HomeHead,
    kind: "headed",
  },
  {
    id: "cadre",
    title: "Cadre des pages",
    note: "En-tête, rubrique courante, pied de page et sous-sol.",
    sheets: [],
    component: Shell,
    kind: "whole",
  },
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

/** Header and footer as every page has them, the blog being the current section, the basement of the home page below. */
function Shell({ settings, children }: BoardProps & { readonly children?: ReactNode }) {
  return (
    <Layout
      settings={settings}
      sheet="home"
      seo={{ title: "Cadre des pages", description: "Planche de l’établi, jamais publiée." }}
      section="/blog"
      indexed={false}
      basement={<HomeBasement />}
    >
      <Storey level={0} labelledBy="planche">
        <h1 id="planche">Cadre des pages</h1>
        <p>La page se trouve dans la rubrique Blog ; le sous-sol de la tour descend sous le sol.</p>
      </Storey>
      {children}
    </Layout>
  );
}
