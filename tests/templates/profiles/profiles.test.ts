import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { SiteContent } from "../../../templates/collections.ts";
import type { DrawingName } from "../../../templates/drawings/catalogue.ts";
import { measureDrawing } from "../../../templates/drawings/drawing-views.ts";
import { type Composition, compositions, profileCrop } from "../../../templates/drawings/page-views.ts";
import { profileCards } from "../../../templates/lists/cards.ts";

const heads: readonly (readonly [DrawingName, Composition])[] = [
  ["promoteur", "beside"],
  ["proprietaire", "around"],
  ["entreprise", "wings"],
  ["asset-manager", "tower"],
  ["architecte", "above"],
  ["amenageur", "street"],
];

test("the drawing at the top of every profile shows its building from roof to foundations, with trees and crane", () => {
  for (const [drawing, composition] of heads) {
    const { left, right, top, bottom } = measureDrawing(drawing);
    const { x, y, width, height } = profileCrop(drawing, composition);
    // A drawing leaves 0.4 m free around it; the rest is rounding.
    const fits = {
      sides: x <= left + 0.4 && x + width >= right - 0.4,
      top: y + height >= top - 1e-9,
      earth: y <= bottom + 0.4 + 1e-9,
    };
    expect({ drawing, ...fits }).toEqual({ drawing, sides: true, top: true, earth: true });
  }
});

// The style sheet draws the ground line and scales the drawing, so it must know the window of each composition.
test("the style sheet places every composition by the figures of its window", () => {
  const styles = readFileSync(new URL("../../../templates/styles/profile.css", import.meta.url), "utf8");
  for (const composition of compositions) {
    const { y, width } = profileCrop("promoteur", composition);
    const selector = composition === "beside" ? ".profile-head" : `.profile-${composition}`;
    expect(styles).toContain(`${selector} {\n  --wide: ${width};\n  --earth: ${-y};\n`);
  }
});

test("the home page shows its profiles in the given order, and a profile that the order leaves out at the end", () => {
  const profiles = { all: [profile("architecte"), profile("nouveau"), profile("promoteur")] };
  const order = ["promoteur", "architecte"].map((id) => ({ collection: "profiles", id }));
  expect(profileCards(profiles, order)).toEqual([
    { title: "Le promoteur", description: "Carte", href: "/profil/promoteur", drawing: "amenageur" },
    { title: "Le architecte", description: "Carte", href: "/profil/architecte", drawing: "amenageur" },
    { title: "Le nouveau", description: "Carte", href: "/profil/nouveau", drawing: "amenageur" },
  ]);
});

type ProfileEntry = SiteContent["profiles"]["all"][number];

function profile(id: string): ProfileEntry {
  return {
    collection: "profiles",
    id,
    file: `content/profiles/${id}.yaml`,
    digest: "",
    body: undefined,
    data: {
      name: `Le ${id}`,
      card: "Carte",
      seo: { title: "", description: "" },
      drawing: "amenageur",
      composition: "beside",
      title: "",
      intro: "",
      section: {
        title: "",
        answers: {
          usage: "bureaux",
          permis: "1998",
          chauffage: 310,
          climatisation: 240,
          surface: 3600,
          renouvellement: "aucun",
        },
        notes: [],
      },
      stakes: [],
      services: [],
      reasons: [],
      questions: [],
      closing: { title: "", text: "" },
    },
  };
}
