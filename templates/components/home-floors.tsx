import { DrawnImage } from "./drawn-image.tsx";
import { towerBasement, towerFloors, towerUnlit } from "./tower.ts";

/**
 * The lower floors of the tower, below those of the first screen. Scrolling uncovers the lit drawing floor by floor
 * over the unlit one: as files, neither of them knows how far one has come.
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
  return <DrawnImage className="tower-basement" view={towerBasement} alt="" />;
}
