import type { ReactNode } from "react";
import { HomeBasement } from "../../home/home-floors.tsx";
import { Layout } from "../../layout/layout.tsx";
import { Storey } from "../../layout/storey.tsx";
import type { BoardProps } from "../board.ts";

/** Header and footer as every page has them, the blog being the current section, the basement of the home page below. */
export function Shell({ settings, children }: BoardProps & { readonly children?: ReactNode }) {
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
