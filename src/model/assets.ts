import type { LongResult } from "./files.ts";

/** From plain to fingerprinted name: `styles/site.css` to `assets/site.2d711642b7.css`, both without base path. */
export type Manifest = {
  /** The name of what is drawn is found when it is read. Throws `Undrawable`. */
  readonly assets: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, ImageAsset>>;
  /** Scripts that an entry script pulls in at once, for `modulepreload`. Keys are plain names. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Names all of it without having anything drawn. */
  readonly digest: string;
};

/** A text file that is drawn when somebody needs its fingerprint or its bytes. */
export type PlannedAsset = {
  /** Its plain name. */
  readonly path: string;
  /** Names all that it is drawn from. */
  readonly digest: string;
  /** Draws it, or finds what was drawn before. Throws `Undrawable`. */
  draw(): Pick<LongResult<unknown>, "bytes" | "digest" | "sizeBytes">;
};

/** Thrown by what cannot be drawn: the mistake is told by whoever planned it, and is none of those who meet this. */
export class Undrawable extends Error {}

/** What a page needs to show an image without moving what stands round it. Sizes in CSS px. */
export type ImageAsset = {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the image is there. Undefined for SVG. */
  readonly placeholder: string | undefined;
  /** The file for browsers that know none of `sources`, from the root of `dist/`. */
  readonly fallback: string;
  readonly sources: readonly {
    readonly type: string;
    readonly variants: readonly { readonly path: string; readonly width: number }[];
  }[];
};

/** The files that make a site known as an icon. The first is a plain name, the others are published as they are. */
export const appFiles = {
  icon: "icon.svg",
  touchIcon: "apple-touch-icon.png",
  favicon: "favicon.ico",
  manifest: "site.webmanifest",
} as const;

/** Plain name of the style that paints the places of images; see `ImageAsset.placeholder`. */
export const placeholderStyles = "placeholders.css";

/** Plain name of the script by which pages ask for the service worker. Only sites that have one have it. */
export const workerRegistration = "register-worker.js";

/** The scripts of the service worker, as they run in browsers. */
export type WorkerScripts = {
  readonly worker: string;
  /** Takes the place of the other one where it is no longer wanted. */
  readonly retired: string;
  readonly register: string;
};
