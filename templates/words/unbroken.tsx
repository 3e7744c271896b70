/** The words of a button or of a link drawn as one: a single item of its row, so that no gap and no break parts them. */
export function Label({ text }: { readonly text: string }) {
  return (
    <span>
      <Unbroken text={text} />
    </span>
  );
}

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
