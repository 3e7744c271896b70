/**
 * The environment variables that a build may read, each with the field of the settings that it sets, as in `{ MAIL_KEY:
 * "mail.key" }`. A variable takes precedence over `content/site.yaml`; an empty one counts as not set. A variable that
 * must never be set gives the reason under `refused`. A value for `dev` replaces any other under `site dev`, so that
 * nothing tried there reaches a real service.
 */
export type Environment = {
  readonly [variable: string]:
    | string
    | { readonly setting: string; readonly dev: string }
    | { readonly refused: string };
};

/**
 * A placeholder in settings for the origin of `site dev`, which replaces it in every page that it serves. The
 * `devService` of the site answers there.
 *
 * @example
 * ```tsx
 * const environment: Environment = { MAIL_ORIGIN: { setting: "mail.origin", dev: devOrigin } };
 * ```
 */
export const devOrigin = "http://site-dev.invalid";
