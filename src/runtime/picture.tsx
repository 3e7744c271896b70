import { placeholderStyles } from "../model/model.ts";
import { Mistake, say } from "../words/message.ts";
import { publishedName, useSiteContext } from "./site-context.ts";

type PictureProps = {
  /** An `image()` field of an entry. */
  readonly image: { readonly image: string };
  /** Empty only for a decorative image. */
  readonly alt: string;
  /** The displayed width, as in `(min-width: 640px) 50vw, 100vw`. */
  readonly sizes?: string;
  /** True for the one image that is visible first: it is loaded at once. */
  readonly priority?: boolean;
  readonly className?: string;
  readonly title?: string | undefined;
};

/**
 * An image in the best format and width for the visitor’s screen, without a layout shift. Draws a `picture` whose
 * `srcset` gives widths in pixels: https://html.spec.whatwg.org/multipage/images.html
 *
 * @throws a `Mistake` when no `image()` field has given the image.
 *
 * @example
 * ```tsx
 * <Picture image={post.data.cover} alt="The chair, mended" sizes="(min-width: 40rem) 50vw, 100vw" />
 * ```
 */
export function Picture({ image, alt, sizes = "100vw", priority = false, className, title }: PictureProps) {
  const { base, manifest } = useSiteContext();
  const asset = manifest.images[image.image];
  if (asset === undefined) throw new Mistake(say("thrown.no-image", { image: image.image }));
  const url = (path: string) => `${base}/${path}`;
  const picture = (
    <picture>
      {asset.sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={source.variants.map((variant) => `${url(variant.path)} ${variant.width}w`).join(", ")}
          sizes={sizes}
        />
      ))}
      <img
        src={url(asset.fallback)}
        alt={alt}
        title={title}
        width={asset.width}
        height={asset.height}
        loading={priority ? "eager" : "lazy"}
        decoding="async"
        fetchPriority={priority ? "high" : undefined}
        className={className}
        data-placeholder={asset.placeholder}
      />
    </picture>
  );
  if (asset.placeholder === undefined) return picture;
  return (
    <>
      {/* React moves it to the head, once for all images of the page. */}
      <link
        rel="stylesheet"
        href={url(publishedName(manifest, placeholderStyles))}
        precedence="placeholders"
      />
      {picture}
    </>
  );
}
