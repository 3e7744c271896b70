import { type Message, say } from "../words/message.ts";
import type { Report } from "../words/problem.ts";
import type { LongResult } from "./files.ts";

/**
 * Maps plain names to fingerprinted ones: `styles/site.css` to `assets/site.2d711642b7.css`, both without base path.
 */
export type Manifest = {
  /** The fingerprinted name of a drawing is computed when it is read. Throws `Undrawable`. */
  readonly assets: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, ImageAsset>>;
  /** Scripts that an entry script imports directly, for `modulepreload`. Keys are plain names. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Identifies the whole manifest without making any drawing. */
  readonly digest: string;
};

/** A text file that is drawn when its fingerprint or its bytes are needed. */
export type PlannedAsset = {
  /** Its plain name. */
  readonly path: string;
  /** Identifies everything that it is drawn from. */
  readonly digest: string;
  /** Draws it, or returns the remembered drawing. Throws `Undrawable`. */
  draw(): Pick<LongResult<unknown>, "bytes" | "digest" | "sizeBytes">;
};

/** Thrown when a drawing cannot be made. The mistake is already reported, so code that catches this reports nothing. */
export class Undrawable extends Error {}

/** What a page needs to show an image without a layout shift. Sizes in CSS px. */
export type ImageAsset = {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the image has loaded. Undefined for SVG. */
  readonly placeholder: string | undefined;
  /** The file for browsers that support none of `sources`, from the root of `dist/`. */
  readonly fallback: string;
  readonly sources: readonly {
    readonly type: string;
    readonly variants: readonly { readonly path: string; readonly width: number }[];
  }[];
};

/** The icon files of a site. The first is a plain name, the others are published under their own names. */
export const appFiles = {
  icon: "icon.svg",
  touchIcon: "apple-touch-icon.png",
  favicon: "favicon.ico",
  manifest: "site.webmanifest",
} as const;

/** Plain name of the style that colours the placeholders of images; see `ImageAsset.placeholder`. */
export const placeholderStyles = "placeholders.css";

/** Plain name of the style sheet of everything that templates import. */
export const importedStyles = "imported.css";

/** Plain name of the style sheet of everything that a script imports. */
export function styleOf(script: string): string {
  return `${script}.css`;
}

/** Plain name of the style of the elements that plug-ins have given a style attribute; see `createStyleReader`. */
export const textStyles = "texts.css";

/** Plain name of the script that registers the service worker. Only sites with a worker have it. */
export const workerRegistration = "register-worker.js";

/** The scripts of the service worker, as they run in browsers. */
export type WorkerScripts = {
  readonly worker: string;
  /** Replaces the other one to remove it from browsers. */
  readonly retired: string;
  readonly register: string;
};

/** What made files of one plain name: `assets` of the site, its bundles, or `derive`. */
type Maker = "plan" | "bundle" | "derive";

/** Reports that `count` files of a site have the same plain name. */
export function reportTwins(path: string, maker: Maker, report: Report, count = 2): void {
  const [message, hint] = {
    plan: [say("asset/duplicate.planned", { count, path }), say("asset/duplicate.planned.hint")],
    bundle: [say("asset/duplicate", { path }), say("asset/duplicate.hint")],
    derive: [say("asset/duplicate.derived", { path }), say("asset/duplicate.derived.hint")],
  }[maker] as [Message, Message];
  report({ code: "asset/duplicate", severity: "error", file: "templates/site.ts", message, hint });
}
