import { useSite } from "charpente";
import { Logo } from "../../layout/logo.tsx";
import { SectionLine } from "../../layout/section-line.tsx";
import { Storey } from "../../layout/storey.tsx";
import tokens from "../../styles/tokens.css" with { type: "text" };
import { toPalette } from "../palette.ts";
import { coloursOf, readTokens, type Token } from "../read-tokens.ts";
import { Group, Specimen, States } from "../specimen.tsx";

const all = readTokens(tokens);
const widths = ["", "(min-width: 40em)", "(min-width: 64em)"];

/** What everything else is made of: colours, sizes of type, lengths, the grid and its marks. */
export function Foundations() {
  return (
    <>
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
      <Group name="Logo">
        <Marks />
      </Group>
      <Storey level={3.2}>
        <h2 className="bench-name">Storey</h2>
        <p>Un étage finit sur sa dalle, son niveau dans la marge ; au niveau 0, il pose sur le sol.</p>
      </Storey>
      <Group name="SectionLine" className="bench-ground">
        <SectionLine />
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
      {["h1", "h2", "h3", "lead"].map((size) => (
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

function Marks() {
  const { asset } = useSite();
  return (
    <States>
      <Specimen label="Sur papier">
        <Logo />
      </Specimen>
      <Specimen label="Sur la nuit du pied de page" className="bench-night">
        <Logo />
      </Specimen>
      <Specimen label="Icône de l’onglet">
        <img src={asset("icon.svg")} width="64" height="64" alt="" />
      </Specimen>
    </States>
  );
}

function valueAt(name: string, condition: string): string {
  return all.find((token) => token.name === name && token.condition === condition)?.value ?? "";
}
