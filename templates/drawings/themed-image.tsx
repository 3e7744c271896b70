import type { ImgHTMLAttributes } from "react";

/** The addresses of a drawing by day and by night. */
export type ThemedFiles = { readonly day: string; readonly night: string };

type ThemedImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src"> & {
  readonly files: ThemedFiles;
  readonly alt: string;
};

/**
 * Matches WebKit in the dark theme, which told SVG images nothing of the theme before the end of 2025. Other engines do
 * not know `-webkit-video-playable-inline`: they show the one file, which follows the theme by itself and is light on
 * paper.
 */
const webkitByNight = "(prefers-color-scheme:dark) and (-webkit-video-playable-inline)";

/** A drawing in the colours of the visitor’s theme. */
export function ThemedImage({ files, alt, ...attributes }: ThemedImageProps) {
  return (
    <picture>
      <source srcSet={files.night} media={webkitByNight} />
      <img src={files.day} alt={alt} {...attributes} />
    </picture>
  );
}
