/** A field that a site writes, or that its functions get. */
export type Option = {
  /** As in `pages.plan.route`. */
  readonly path: string;
  readonly words: string;
  readonly examples: readonly string[];
  readonly isGiven: boolean;
};

/** What `src/index.ts` exports: a name with its comment, and whether its own code throws. */
export type Exported = {
  readonly name: string;
  readonly words: string;
  readonly examples: readonly string[];
  readonly thrown: readonly string[];
  readonly canThrow: boolean;
  readonly members: readonly { readonly name: string; readonly examples: readonly string[] }[];
  readonly named: () => readonly Exported[];
  readonly options: () => readonly Option[];
};

/** A field of `content/site.yaml`, with those within it. */
export type SettingsField = {
  readonly name: string;
  readonly words: string;
  readonly examples: readonly string[];
  readonly fields: readonly SettingsField[];
};

export function withExports<Result>(
  root: string,
  use: (exported: readonly Exported[], settings: readonly SettingsField[]) => Result,
): Result;
