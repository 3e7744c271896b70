import { createDice } from "./dice.ts";

/** Addresses that mean something else to some host, in its rules, its patterns or its types of files. */
const hard = [
  "/docs/v1.2",
  "/docs/v1.2.3/été",
  "/c++",
  "/prix/$1",
  "/$uri",
  "/(entre-parenthèses)",
  "/a!b",
  "/l'été",
  "/'été'",
  "/a;b",
  "/a=b",
  "/a&b",
  "/ada@maison",
  "/~ada",
  "/tout!",
  "/a,b",
  "/+",
  "/node.js",
  "/intro.br",
  "/intro.gz",
  "/index.php",
  "/notes.var",
  "/v1.fr",
  "/atom.xml-expliqué",
  "/été/_brouillon",
  "/日本語",
  "/日本語/東京.大阪",
  "/می‌خواهم",
  "/क्‍ष",
  "/𠮷野家",
  "/ⴰⵎⴰⵣⵉⵖ",
];

const words = [
  "été",
  "œuvre",
  "straße",
  "łódź",
  "việt",
  "ελληνικά",
  "москва",
  "мир",
  "हिन्दी",
  "ไทย",
  "한국어",
  "中文",
  "東京",
  "カメラ",
  "עברית",
  "العربية",
  "ქართული",
  "አማርኛ",
  "plain",
  "v2",
  "2024",
] as const;
const joints = ["-", "_", ".", "~", "+", "'", "(", ")", "$", ";", "=", "&", "@", "!", ","] as const;

/** So many different routes, of any script and with any sign that a route may hold: the same ones for the same seed. */
export function makeRoutes(count: number, seed: number): readonly string[] {
  const { next, pick } = createDice(seed);
  const routes = new Set(hard.slice(0, count));
  while (routes.size < count) {
    const segments = Array.from({ length: 1 + next(3) }, () => {
      const more = Array.from({ length: next(3) }, () => pick(joints) + pick(words));
      return pick(words) + more.join("");
    });
    routes.add(`/${segments.join("/")}`);
  }
  return [...routes];
}
