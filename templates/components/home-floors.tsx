import { DrawnImage } from "./drawn-image.tsx";
import { towerBasement, towerFloors } from "./tower.ts";

/** The lower floors of the tower, below those of the first screen. */
export function HomeFloors() {
  return <DrawnImage className="tower-floors" view={towerFloors} alt="" />;
}

/** The tower goes on below the ground: its basement and piles stand in the footer. */
export function HomeBasement() {
  return <DrawnImage className="tower-basement" view={towerBasement} alt="" />;
}
