import type { ImgHTMLAttributes } from "react";

/** The addresses of a drawing by day and by night. */
export type ThemedFiles = { readonly day: string; readonly night: string };

type ThemedImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src"> & {
  readonly files: ThemedFiles;
  readonly alt: string;
};

/**
 * By night, where WebKit draws. Before the end of 2025 it told an SVG in an image nothing of the theme. Other engines do,
 * and know no such feature of video: their one file changes its colours by itself, for the printer as well.
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
