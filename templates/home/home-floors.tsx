import { useSite } from "charpente";
import { viewPath, viewSize } from "../drawings/drawing-views.ts";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import { towerBasement, towerFloors, towerUnlit } from "../drawings/page-views.ts";

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
