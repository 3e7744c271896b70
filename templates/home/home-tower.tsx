import { useSite } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { viewPath, viewSize } from "../drawings/drawing-views.ts";
import { DrawnImage, InlineDrawing } from "../drawings/drawn-image.tsx";
import {
  heroCrop,
  heroFoot,
  heroScale,
  towerBasement,
  towerFloors,
  towerTop,
  towerUnlit,
} from "../drawings/page-views.ts";
import { Storey, storeyHeight } from "../layout/storey.tsx";
import type { Home } from "./home-schema.ts";

/** The top of the tower. On wide screens each line of the title sits on a level of its storeys. */
export function HomeHero({ words }: { readonly words: Home["hero"] }) {
  return (
    <Storey level={heroFoot} className="hero" labelledBy="titre">
      <div className="hero-words">
        <h1 id="titre">
          {words.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="hero-pitch">{words.pitch}</p>
        <div className="actions">
          <ActionLink {...words.services} />
          <ActionLink {...words.role} kind="secondary" />
        </div>
      </div>
      <StoreyLines />
      <div className="hero-drawing">
        <InlineDrawing drawing="home-tower" scale={heroScale} crop={heroCrop} marks />
      </div>
    </Storey>
  );
}

/** The axis lines of the storeys, from the margin to the tower, which bears their levels. */
function StoreyLines() {
  const count = Math.round((towerTop - heroFoot) / storeyHeight);
  return (
    <ol className="levels" aria-hidden="true">
      {Array.from({ length: count }, (_, storey) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
        <li key={storey} />
      ))}
    </ol>
  );
}

/**
 * The lower floors of the tower, below those of the first screen. Scrolling reveals the lit drawing floor by floor over
 * the unlit one; styles do this, because drawings in files cannot know the scroll position.
 */
export function HomeFloors() {
  return (
    <div className="tower-floors">
      <DrawnImage view={towerUnlit} alt="" />
      <DrawnImage view={towerFloors} alt="" />
    </div>
  );
}

/** The tower goes on below the ground: its basement and piles stand in the footer. */
export function HomeBasement() {
  const { asset } = useSite();
  return (
    <img
      className="tower-basement"
      src={asset(viewPath(towerBasement))}
      {...viewSize(towerBasement)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
