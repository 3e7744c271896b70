import { expect, test } from "vitest";
import { readCard } from "../../../../src/dev/client/panel/draw-previews.ts";
import { english } from "../../../support/speech.ts";

const { pages: words } = english;
const published = "https://www.essai.example/sous/a";

/** A page with these tags. */
function cardOf(tags: Readonly<Record<string, string>>) {
  const querySelector = (selector: string) => {
    const name = /"([^"]*)"/.exec(selector)?.[1] ?? "";
    return name in tags ? { getAttribute: () => tags[name] } : null;
  };
  return readCard({ title: "Le titre", querySelector } as unknown as Document, published, words);
}

const whole = {
  "og:title": "Pour les réseaux",
  "og:description": "En deux mots.",
  "og:url": published,
  "og:site_name": "Essai",
  "og:image": "https://www.essai.example/sous/assets/carte.png?v=1",
  "og:image:alt": "Une façade",
};

test("a complete card has no remarks, and shows the image of this server before it is published", () => {
  expect(cardOf(whole)).toEqual({
    title: "Pour les réseaux",
    description: "En deux mots.",
    site: "Essai",
    image: "/sous/assets/carte.png?v=1",
    remarks: [],
  });
});

test("an image of another site stays where it is", () => {
  const image = "https://images.example/a.png";
  expect(cardOf({ ...whole, "og:image": image }).image).toBe(image);
});

test("without tags, the title and description of the page are used, and the missing tags are named", () => {
  expect(cardOf({ description: "Celle des moteurs." })).toEqual({
    title: "Le titre",
    description: "Celle des moteurs.",
    site: "www.essai.example",
    image: undefined,
    remarks: ["missing: og:title, og:description, og:image, and og:url"],
  });
});

test("an image without an absolute address, or without an alternative text, gets a remark", () => {
  const { "og:image:alt": _, ...rest } = whole;
  expect(cardOf({ ...rest, "og:image": "/assets/carte.png" }).remarks).toEqual([
    "og:image must be a whole address, with https://",
    "missing: og:image:alt",
  ]);
});
