import { contrast } from "./contrast.ts";
import type { Colour } from "./read-tokens.ts";

/** What a colour is seen on: paper, unless it is for another ground. */
const grounds: { readonly [colour: string]: string } = {
  "button-text": "button",
  "night-text": "night",
  "night-text-2": "night",
  "night-rule": "night",
};
/** Grounds themselves: nothing to compare. */
const surfaces: ReadonlySet<string> = new Set(["paper", "room", "room-lit", "glow", "night"]);

export type Swatch = Colour & {
  /** Undefined where the colour is a ground itself. */
  readonly on: string | undefined;
  readonly contrastLight: number | undefined;
  readonly contrastDark: number | undefined;
};

/** Every colour with its contrast on the ground that it is for, in both themes. */
export function toPalette(colours: readonly Colour[]): readonly Swatch[] {
  return colours.map((colour) => {
    const on = surfaces.has(colour.name) ? undefined : (grounds[colour.name] ?? "paper");
    const ground = colours.find(({ name }) => name === on);
    return {
      ...colour,
      on,
      contrastLight: ground && contrast(colour.light, ground.light),
      contrastDark: ground && contrast(colour.dark, ground.dark),
    };
  });
}
