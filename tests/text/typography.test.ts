import { expect, test } from "vitest";
import { createTypographer, typeset } from "../../src/text/typography.ts";

/** Shows a no-break space as "~" and a narrow one as "^". */
function set(text: string, keep: readonly string[] = []): string {
  return typeset(text, "fr", keep).replaceAll("\u00A0", "~").replaceAll("\u202F", "^");
}

test("the space before ; ! ? is narrow and never breaks, before : it is a no-break space", () => {
  expect(set("Vraiment ? Oui ! Soit ; voici : ceci.")).toBe("Vraiment^? Oui^! Soit^; voici~: ceci.");
  expect(set("Quoi ?! (vraiment ?)")).toBe("Quoi^?! (vraiment^?)");
  expect(set("Un\u00A0? Deux\u202F: Trois  !")).toBe("Un^? Deux~: Trois^!");
  expect(set("Une question\n? Une liste\n: fin")).toBe("Une question^? Une liste~: fin");
});

test("no space is added before punctuation where the author wrote none", () => {
  expect(set("Oops! 16:30, ratio 3:1, a::b, std ::x")).toBe("Oops! 16:30, ratio 3:1, a::b, std ::x");
});

test("signs that belong to code keep their spaces", () => {
  expect(set("a != b, ?x=1 ?y, :h et :3")).toBe("a != b, ?x=1 ?y, :h et :3");
});

test("no-break spaces stand inside French quotation marks, whether written or not", () => {
  expect(set("Le « décret », le «texte» et « A » ?")).toBe("Le «~décret~», le «~texte~» et «~A~»^?");
  expect(set("vide « » et «»")).toBe("vide « » et «»");
});

test("an apostrophe between letters is curly, straight double quotes stay", () => {
  expect(set(`L'été, aujourd'hui, d'1 m, l'« IA », 'cité', "x"`)).toBe(
    `L’été, aujourd’hui, d’1~m, l’«~IA~», 'cité', "x"`,
  );
});

test("three full stops become one sign, more or fewer stay", () => {
  expect(set("Attendez... [...] .... .. ../x .../x")).toBe("Attendez… […] .... .. ../x .../x");
});

test("digits that the author grouped by spaces stay together", () => {
  expect(set("10 000 et 1 234 567,89 et 10000 et -5 000")).toBe("10^000 et 1^234^567,89 et 10000 et -5^000");
});

test("a year, a reference or decimals before a number are not its first group", () => {
  expect(set("en 2030 200 bureaux, EN 52120-1 200 fois, 3,141 592, 01 23 45 67 89")).toBe(
    "en 2030 200 bureaux, EN~52120-1 200 fois, 3,141 592, 01 23 45 67 89",
  );
});

test("a number stays with its unit", () => {
  expect(set("20 %, 290 kW, 1 000 m², 349 €, 48 h, 9 h 30, 15 °C, 3 kWh/m², 12 k€, 5 Mo")).toBe(
    "20~%, 290~kW, 1^000~m², 349~€, 48~h, 9~h~30, 15~°C, 3~kWh/m², 12~k€, 5~Mo",
  );
  expect(set("3 l'un, 5 mètres, 2 heures, 4 kWx")).toBe("3 l’un, 5 mètres, 2 heures, 4 kWx");
});

test("the number of a reference stays with what it numbers", () => {
  expect(set("article 28, articles 6 et 7, NF EN ISO 52120-1, règlement (UE) 2016/679, TSA 80715")).toBe(
    "article~28, articles~6 et 7, NF EN ISO~52120-1, règlement (UE)~2016/679, TSA~80715",
  );
  expect(set("particle 28, en 2030, Le 3, plan A 3")).toBe("particle 28, en 2030, Le 3, plan A 3");
});

test("a day stays with its month", () => {
  expect(set("le 7 avril 2023, le 1er janvier 2025, du 30 septembre au 12 août")).toBe(
    "le 7~avril 2023, le 1er~janvier 2025, du 30~septembre au 12~août",
  );
  expect(set("21er mai, Gouvernement pour janvier, 3 maires, 2 marsouins")).toBe(
    "21er~mai, Gouvernement pour janvier, 3 maires, 2 marsouins",
  );
});

test("n° stays with its number", () => {
  expect(set("n° 2019-771, N° 5, n°5, non° 5")).toBe("n°~2019-771, N°~5, n°5, non° 5");
});

test("the number of an article stays with the letter of its code", () => {
  expect(set("les articles R. 175-1 et L. 111-1, D. 5")).toBe("les articles R.~175-1 et L.~111-1, D.~5");
  expect(set("le RDR. 5, un plan. 5 pages")).toBe("le RDR. 5, un plan. 5 pages");
});

test("a reference with hyphens stays on one line by markup, and its characters are unchanged", () => {
  const together = (text: string, keep: readonly string[] = []) =>
    createTypographer(
      "fr",
      keep,
    )(text)
      .filter(({ markup }) => markup === "together")
      .map(({ text: reference }) => reference);
  expect(together("2020-887, R. 175-5-1, 2-4, plug-in, R2-D2, 5-a, - 5, 10-")).toEqual([
    "2020-887",
    "175-5-1",
    "2-4",
  ]);
  expect(together("E-mail, deux e-mails, e-mailing, re-mail, l'e-mail, e-mail-type, a@e-mail.fr")).toEqual([
    "E-mail",
    "e-mails",
    "e-mail",
  ]);
  expect(together("https://a.fr/2020-887 et 2020-887")).toEqual(["2020-887"]);
  expect(together("le décret 2020-887", ["2020-887"])).toEqual([]);
  expect(typeset("2020-887", "fr")).toBe("2020-887");
});

test("a verb and its pronoun stay on one line by markup, and other words break at their hyphens", () => {
  const together = (text: string) =>
    createTypographer(
      "fr",
      [],
    )(text)
      .filter(({ markup }) => markup === "together")
      .map(({ text: words }) => words);
  expect(
    together(
      "Que faut-il prévoir ? À qui l'articule-t-elle, saurons-nous, Êtes-vous, qu'est-ce que, celui-ci",
    ),
  ).toEqual(["faut-il", "articule-t-elle", "saurons-nous", "Êtes-vous", "est-ce", "celui-ci"]);
  expect(together("gratte-ciel, on-line, arc-en-ciel-il, plug-ins, faut-ils-, -il, 1er-il, 3-on")).toEqual(
    [],
  );
  expect(typeset("Que faut-il ?", "fr")).toBe("Que faut-il\u202F?");
});

test("ordinals stay plain in a text without markup", () => {
  expect(set("le 1er et le 2e")).toBe("le 1er et le 2e");
});

test("addresses stay unchanged, and the sentence around them is typeset", () => {
  expect(set("Voir http://a.fr/l'x...y?z=1 ; www.b.fr/d'or ; o'neil@c.fr : l'été")).toBe(
    "Voir http://a.fr/l'x...y?z=1^; www.b.fr/d'or^; o'neil@c.fr~: l’été",
  );
});

test("strings to keep stay unchanged everywhere, even if they overlap", () => {
  expect(set("Envoi en cours... L'envoi...", ["Envoi en cours..."])).toBe("Envoi en cours... L’envoi…");
  expect(set("un ? deux ? trois ?", ["un ? d", "deux ?", ""])).toBe("un ? deux ? trois^?");
});

test("a language other than French is left alone, a regional French is not", () => {
  expect(typeset("It's 20 % ... ?", "en")).toBe("It's 20 % ... ?");
  expect(typeset("L'été", "fr-CA")).toBe("L’été");
  expect(typeset("L'été", "frr")).toBe("L'été");
});

test("typography applied twice changes nothing more", () => {
  const words = [
    "l'",
    "été",
    " ",
    " ",
    "\u00A0",
    "\u202F",
    "?",
    "!",
    ";",
    ":",
    "«",
    "»",
    "...",
    ".",
    "'",
    "10",
    "000",
  ];
  const others = [
    "5",
    " %",
    " h",
    "m²",
    "n°",
    "1er",
    "mai",
    "XXIe",
    "\n",
    "http://a.b/c'd",
    "@x",
    "-",
    "5-",
    "R. ",
    ",",
    "(",
    ")",
    "a",
    "a-t-il",
    "-les",
    "=",
    "/",
  ];
  const random = createRandom(1);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";
  for (let run = 0; run < 5000; run += 1) {
    const text = Array.from({ length: 2 + Math.floor(random() * 12) }, () =>
      pick([...words, ...others]),
    ).join("");
    const keep = run % 3 === 0 ? [text.slice(2, 6), pick(words) + pick(others)] : [];
    const once = typeset(text, "fr", keep);
    expect(typeset(once, "fr", keep), JSON.stringify({ text, keep })).toBe(once);
  }
});

test("typography changes nothing but spaces, apostrophes and full stops", () => {
  const text = "L'« audit » : 10 000 m² à 20 % ; n° 5... Fini ?";
  const bare = (value: string) => value.replace(/[\s'’]|\.{3}|…/gu, "");
  expect(bare(typeset(text, "fr"))).toBe(bare(text));
});

/** The same numbers for the same seed, so that a failure can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}
