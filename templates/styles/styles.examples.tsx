import type { Board } from "../workbench/board.ts";
import { Group } from "../workbench/specimen.tsx";
import tokens from "./tokens.css" with { type: "text" };
import { coloursOf, readTokens, type Token, toPalette } from "./tokens.ts";

const all = readTokens(tokens);
/** The sizes of type. */
const sizes = ["h1", "h2", "h3", "lead"];
const widths = ["", "(min-width: 40em)", "(min-width: 64em)"];

/** One class per token, so that a specimen needs no style of its own. */
const tokenRules = [
  ...coloursOf(all).map(({ name }) => `.bench-colour-${name}{background:var(--${name})}`),
  ...[...new Set(all.map(({ name }) => name))].map((name) => `.bench-length-${name}{width:var(--${name})}`),
  ...sizes.map((name) => `.bench-size-${name}{font-size:var(--${name})}`),
].join("");

export const examples: readonly Board[] = [
  {
    id: "fondations",
    title: "Fondations",
    note: "Couleurs et contrastes calculés depuis les valeurs de la feuille de style, corps, longueurs et grille.",
    sheets: ["article"],
    component: Foundations,
  },
];

/** What everything else is made of: colours, sizes of type, lengths and the grid. */
function Foundations() {
  return (
    <>
      <style href="tokens" precedence="bench">
        {tokenRules}
      </style>
      <Group name="Couleurs">
        <Palette />
      </Group>
      <Group name="Corps de texte">
        <TypeScale />
      </Group>
      <Group name="Longueurs">
        <Lengths />
      </Group>
      <Group name="Grille">
        <ol className="bench-columns" aria-hidden="true">
          {Array.from({ length: 12 }, (_, column) => column + 1).map((column) => (
            <li key={column}>{column}</li>
          ))}
        </ol>
      </Group>
    </>
  );
}

function Palette() {
  const figure = (ratio: number | undefined) => ratio?.toFixed(1).replace(".", ",") ?? "";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className="bench-scroll" tabIndex={0} aria-label="Tableau des couleurs">
      <table className="bench-facts">
        <thead>
          <tr>
            <th scope="col">Couleur</th>
            <th scope="col">Aperçu</th>
            <th scope="col">Clair</th>
            <th scope="col">Sombre</th>
            <th scope="col">Contraste, clair</th>
            <th scope="col">Contraste, sombre</th>
            <th scope="col">Sur</th>
          </tr>
        </thead>
        <tbody>
          {toPalette(coloursOf(all)).map(({ name, light, dark, on, contrastLight, contrastDark }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span className={`bench-swatch bench-colour-${name}`} />
              </td>
              <td>{light}</td>
              <td>{dark}</td>
              <td>{figure(contrastLight)}</td>
              <td>{figure(contrastDark)}</td>
              <td>{on ?? "fond"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TypeScale() {
  return (
    <div className="bench-sizes">
      {sizes.map((size) => (
        <div key={size}>
          <p className="bench-label">
            {size} : {valueAt(size, "")}
          </p>
          <p className={`bench-size-${size}`}>Des bâtiments utiles en 2050, « à l’œuvre »</p>
        </div>
      ))}
    </div>
  );
}

function Lengths() {
  const isLength = ({ value, condition }: Token) => condition === "" && /^\d+(\.\d+)?px$/.test(value);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className="bench-scroll" tabIndex={0} aria-label="Tableau des longueurs">
      <table className="bench-facts">
        <thead>
          <tr>
            <th scope="col">Longueur</th>
            <th scope="col">Ici</th>
            <th scope="col">Dès 0</th>
            <th scope="col">Dès 40&nbsp;em</th>
            <th scope="col">Dès 64&nbsp;em</th>
          </tr>
        </thead>
        <tbody>
          {all.filter(isLength).map(({ name }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span className={`bench-length bench-length-${name}`} />
              </td>
              {widths.map((width) => (
                <td key={width}>{valueAt(name, width)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function valueAt(name: string, condition: string): string {
  return all.find((token) => token.name === name && token.condition === condition)?.value ?? "";
}
