/** A custom property of `tokens.css`, and the condition of the `@media` rule that gives it; `""` is none. */
export type Token = { readonly name: string; readonly value: string; readonly condition: string };

/** Every custom property that the `:root` rules of a style sheet give, in their order. */
export function readTokens(css: string): readonly Token[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return [...plain.matchAll(/(?:@media\s+([^{]+?)\s*\{\s*)?:root\s*\{([^}]*)\}/g)].flatMap(
    ([, condition = "", rules = ""]) =>
      [...rules.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = "", value = ""]) => ({
        name,
        value: value.trim(),
        condition,
      })),
  );
}

/** A colour in both themes, six hexadecimal digits each. */
export type Colour = { readonly name: string; readonly light: string; readonly dark: string };

/** The tokens that are colours. Those that the dark theme leaves alone keep their value. */
export function coloursOf(tokens: readonly Token[]): readonly Colour[] {
  const given = (name: string, condition: string) =>
    tokens.find((token) => token.name === name && token.condition === condition)?.value;
  return tokens
    .filter(({ value, condition }) => condition === "" && /^#[0-9a-f]{6}$/i.test(value))
    .map(({ name, value }) => ({
      name,
      light: value,
      dark: given(name, "(prefers-color-scheme: dark)") ?? value,
    }));
}

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

/** The contrast ratio of two colours such as `#f4f1ea`, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
