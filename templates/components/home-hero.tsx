import type { Home } from "../schemas/home.ts";
import { ActionLink } from "./action-link.tsx";
import { InlineDrawing } from "./inline-drawing.tsx";
import { formatLevel, storeyHeight } from "./level.ts";
import { Storey } from "./storey.tsx";
import { heroCrop, heroFoot, heroScale, towerTop } from "./tower.ts";

/** The top of the tower. On wide screens each line of the title sits on a level of its storeys. */
export function HomeHero({ words }: { readonly words: Home["hero"] }) {
  return (
    <Storey level={heroFoot} className="hero" labelledBy="titre">
      <Levels />
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
      <div className="hero-drawing">
        <InlineDrawing drawing="home-tower" scale={heroScale} crop={heroCrop} marks />
      </div>
    </Storey>
  );
}

/** The axis lines of the levels, from the margin to the tower. The slab at the foot bears the last one. */
function Levels() {
  const count = Math.round((towerTop - heroFoot) / storeyHeight);
  return (
    <ol className="levels" aria-hidden="true">
      {Array.from({ length: count }, (_, storey) => towerTop - storey * storeyHeight).map((level) => (
        <li key={level}>
          <span>{formatLevel(level)}</span>
        </li>
      ))}
    </ol>
  );
}
