import { createRandom } from "../../scripts/create-random.mjs";
import { findRouteFault } from "../../src/model/route.ts";

const words: readonly string[] = [
  "atelier",
  "été",
  "straße",
  "İstanbul",
  "việt-nam",
  "Ελλάδα",
  "ёлка",
  "日本語",
  "データ・ベース",
  "한국어",
  "中文、测试",
  "𠮷野家",
  "مرحبا",
  "می‌خواهم",
  "שָׁלוֹם",
  "हिन्दी",
  "ක්‍ෂ",
  "ภาษาไทย",
  "བོད་ཡིག",
  "ᏣᎳᎩ",
  "ქართული",
  "አማርኛ",
  "❤️‍🔥",
  "v1.2",
  "a.b.c",
  "c++",
  "a~b!c$d&e'f",
  "(g)",
  "h,i;j=k@l",
  "API",
  "404.5",
  "_x",
  "con-1",
  "l’été",
  "100-%",
  "deux mots",
  "q?",
  "x#y",
  "日".repeat(82),
  "a".repeat(247),
];

/**
 * Routes of any script and length, with dots, capitals and the signs of RFC 3986, each in NFC and all different even for
 * disks that ignore case. About one in ten candidates is no route, and is left out.
 */
export function randomRoutes(seed: number, count: number): readonly string[] {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const segment = () => (random() < 0.5 ? pick(words) : `${pick(words)}-${pick(words)}`);
  const routes = new Map<string, string>();
  while (routes.size < count) {
    const segments = Array.from({ length: 1 + Math.floor(random() * 3) }, segment);
    const route = `/${segments.join("/")}`.normalize("NFC");
    if (findRouteFault(route, { capitals: true }) === undefined) routes.set(route.toLowerCase(), route);
  }
  return [...routes.values()];
}

/** The same address written in another way, which leads to the same page. */
export function spellRoute(route: string, random: () => number): string {
  const ways = [
    (path: string) => path,
    (path: string) => path.normalize("NFD"),
    (path: string) => encodeURI(path),
    (path: string) => encodeURI(path).replace(/%../g, (sign) => sign.toLowerCase()),
    (path: string) => encodeURI(path.normalize("NFD")),
    (path: string) => path.split("/").map(encodeURIComponent).join("/"),
  ];
  const way = ways[Math.floor(random() * ways.length)] as (path: string) => string;
  return way(route) + (random() < 0.3 && route !== "/" ? "/" : "");
}
