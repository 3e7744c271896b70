import { type Body, type BodyPart, type MarkupPiece, textStyles } from "../model/model.ts";
import { leadsAway } from "../model/page-links.ts";
import { Mistake, say } from "../words/message.ts";
import { Picture } from "./picture.tsx";
import { ReadyHtml } from "./raw-html.tsx";
import { publishedName, useSiteContext } from "./site-context.ts";

type ImagePart = Extract<BodyPart, { kind: "image" }>;

/**
 * Compiled Markdown, with the site’s components for directives. Draws no element around it.
 *
 * @throws a `Mistake` for a directive that the site does not declare; builds refuse such a text before they draw it.
 *
 * @example
 * ```tsx
 * post.body && <Prose body={post.body} />;
 * ```
 */
export function Prose({ body }: { readonly body: Body }) {
  return <Parts parts={body.parts} />;
}

function Parts({ parts }: { readonly parts: readonly BodyPart[] }) {
  // The parts of a text never move, so their places serve as keys.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { readonly part: BodyPart }) {
  const { directives } = useSiteContext();
  switch (part.kind) {
    case "html":
      return part.isStyled ? <StyledHtml piece={part} /> : <ReadyHtml piece={part} />;
    case "image":
      return part.isInLine === true ? (
        <BodyImage part={part} title={part.title} />
      ) : (
        <figure>
          <BodyImage part={part} />
          {part.title === undefined ? null : <figcaption>{part.title}</figcaption>}
        </figure>
      );
    case "directive": {
      const directive = directives[part.name];
      // The Markdown stage has refused names that are not declared.
      if (directive === undefined) throw new Mistake(say("thrown.no-directive", { name: part.name }));
      const Component = directive.component;
      return (
        <Component attributes={part.attributes}>
          <Parts parts={part.parts} />
        </Component>
      );
    }
  }
}

/** HTML with classes of the style that plug-ins have made. React moves the link to the head, once for the page. */
function StyledHtml({ piece }: { readonly piece: MarkupPiece }) {
  const { base, manifest } = useSiteContext();
  return (
    <>
      <link rel="stylesheet" href={`${base}/${publishedName(manifest, textStyles)}`} precedence="texts" />
      <ReadyHtml piece={piece} />
    </>
  );
}

/** An image of another host or of `static/` is shown as it is: neither its size nor its formats are known. */
function BodyImage({ part, title }: { readonly part: ImagePart; readonly title?: string | undefined }) {
  const { base, manifest } = useSiteContext();
  const { image, alt } = part;
  if (Object.hasOwn(manifest.images, image)) return <Picture image={part} alt={alt} title={title} />;
  const src = leadsAway(image) ? image : base + encodeURI(image.replace(/^content(?=\/)/, ""));
  return <img src={src} alt={alt} title={title} loading="lazy" decoding="async" />;
}
