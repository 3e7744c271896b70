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
