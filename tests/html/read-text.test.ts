import { expect, test } from "vitest";
import { readText } from "../../src/html/read-text.ts";

const read = (main: string) => readText(`<body><p>Avant</p><main>${main}</main><p>Après</p></body>`);

test("a page is cut at its headings, each with its anchor and a line for every paragraph and item", () => {
  expect(
    read('<h1>Titre</h1><p>Un <b>mot</b>.</p><h2 id="deux">Deux</h2><ul><li>a</li><li>b<br>c</li></ul>'),
  ).toEqual([
    { anchor: undefined, heading: "Titre", text: "Un mot." },
    { anchor: "deux", heading: "Deux", text: "a\nb c" },
  ]);
});

test("a heading without an id uses that of the element around it, else the last one before it", () => {
  expect(
    read(
      '<h1 id="titre">Titre</h1><ul><li id="x"><h2>Dans x</h2></li></ul><h2 id="y">Y</h2><div><h3>Sous y</h3></div>',
    ).map(({ anchor }) => anchor),
  ).toEqual(["titre", "x", "y", "y"]);
});

test("the main landmark of a page is not an anchor within it", () => {
  const sections = readText('<main id="contenu"><h1>Titre</h1><h2 id="deux">Deux</h2></main>');
  expect(sections.map(({ anchor }) => anchor)).toEqual([undefined, "deux"]);
});

test("visually hidden text of the site is read, that of the generator is not", () => {
  const [section] = read('<h1>Titre</h1><p class="visually-hidden" id="note">Dit à l’oreille</p>');
  expect(section?.text).toBe("Dit à l’oreille");
});

test("navigation, forms, drawings, dialogs and hidden elements are not read", () => {
  const silent = [
    "<nav>Menu</nav>",
    "<form><p>Nom</p></form>",
    "<button>Partager</button>",
    "<svg><title>Coupe</title><text>3,20</text></svg>",
    "<dialog>Boîte</dialog>",
    "<template><h2>Modèle</h2></template>",
    "<p hidden>Caché</p>",
    '<span aria-hidden="true">+3,20</span>',
    '<span popover="manual">Bulle</span>',
    '<a href="/"><span class="visually-hidden">(nouvel onglet)</span></a>',
  ];
  expect(read(`<h1>Titre</h1>${silent.join("")}<p>Lu</p>`)).toEqual([
    { anchor: undefined, heading: "Titre", text: "Lu" },
  ]);
});

test("entities are decoded, spaces are collapsed, and adjacent cells and spans are separated", () => {
  const [section] = read(
    "<h1>Énergie &amp;\n  usages</h1><table><tr><td>70&nbsp;kW</td><td>2030</td></tr></table><p><span>Innovation</span><span>6 min</span></p>",
  );
  expect(section).toEqual({
    anchor: undefined,
    heading: "Énergie & usages",
    text: "70\u00a0kW\n2030\nInnovation\n6 min",
  });
});
