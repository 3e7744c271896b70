type StartWords = {
  oldNode(data: { readonly version: string }): string;
  readonly install: string;
  readonly bundle: string;
  readonly pages: string;
  readonly types: string;
  doing(data: { readonly what: string }): string;
  failed(data: { readonly what: string; readonly reason: string }): string;
};
export const words: Readonly<Record<"en" | "fr", StartWords>>;
export function chooseStartLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): "en" | "fr";
export function startWords(): StartWords;
