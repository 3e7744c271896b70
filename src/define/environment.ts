/**
 * The variables of the environment that a build may read, and the field of the settings that each one gives, as in
 * `{ MAIL_KEY: "mail.key" }`. A variable wins over `content/site.yaml`; one that is empty counts as not set. One that
 * must never be set says why under `refused`. One with a value for `dev` has it wherever `site dev` draws, whatever the
 * file and the environment say: what is tried there reaches nobody.
 */
export type Environment = {
  readonly [variable: string]:
    | string
    | { readonly setting: string; readonly dev: string }
    | { readonly refused: string };
};

/**
 * Stands in settings for the origin under which `site dev` is visited, which puts its own in this place in every page
 * that it serves. Its mail catcher answers there as EmailJS does.
 */
export const devOrigin = "http://site-dev.invalid";
