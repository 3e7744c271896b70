import { type Spot, spots } from "./pick-spot.ts";

/** The state of the panel that a tab keeps from page to page. */
export type PanelSession = {
  isOpen(): boolean;
  setOpen(isOpen: boolean): void;
  spot(): Spot;
  setSpot(spot: Spot): void;
  /** The ids of the folded sections. */
  folded(): readonly string[];
  setFolded(folded: readonly string[]): void;
};

const key = "site-dev-panel";

type Kept = { readonly isOpen?: boolean; readonly spot?: string; readonly folded?: readonly string[] };

export function createSession(): PanelSession {
  const read = (): Kept => JSON.parse(sessionStorage.getItem(key) ?? "{}") as Kept;
  const write = (more: Kept) => sessionStorage.setItem(key, JSON.stringify({ ...read(), ...more }));
  return {
    isOpen: () => read().isOpen === true,
    setOpen: (isOpen) => write({ isOpen }),
    spot: () => spots.find((known) => known === read().spot) ?? "bottom-right",
    setSpot: (spot) => write({ spot }),
    folded: () => read().folded ?? [],
    setFolded: (folded) => write({ folded }),
  };
}
