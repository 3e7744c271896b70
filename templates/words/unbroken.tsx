/**
 * A text with the word e-mail unbroken at its hyphen, for islands. Elsewhere `Raised` does this and more, with rules that
 * are too large for a script.
 */
export function Unbroken({ text }: { readonly text: string }) {
  const parts = text.split(/(?<!\p{L})(e-mails?)(?!\p{L})/iu);
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has its parts in a fixed order
      <span key={place} className="together">
        {part}
      </span>
    ),
  );
}
