import { type Spot, spots } from "./pick-spot.ts";

/** The state of the panel that a tab keeps from page to page. */
export type Session = {
  isOpen(): boolean;
  setOpen(isOpen: boolean): void;
  spot(): Spot;
  setSpot(spot: Spot): void;
  isFolded(section: string): boolean;
  setFolded(section: string, isFolded: boolean): void;
};

const key = "site-dev-panel";

type Kept = { readonly isOpen?: boolean; readonly spot?: string; readonly folded?: readonly string[] };

export function createSession(): Session {
  const read = (): Kept => JSON.parse(sessionStorage.getItem(key) ?? "{}") as Kept;
  const write = (more: Kept) => sessionStorage.setItem(key, JSON.stringify({ ...read(), ...more }));
  return {
    isOpen: () => read().isOpen === true,
    setOpen: (isOpen) => write({ isOpen }),
    spot: () => spots.find((known) => known === read().spot) ?? "bottom-right",
    setSpot: (spot) => write({ spot }),
    isFolded: (section) => read().folded?.includes(section) === true,
    setFolded: (section, isFolded) => {
      const others = (read().folded ?? []).filter((name) => name !== section);
      write({ folded: isFolded ? [...others, section] : others });
    },
  };
}
