/** The ground line of a section, from the margin to the edge, marked A and A′ at its ends: outlines, not letters to read. */
export function SectionLine() {
  return (
    <div className="section-line" aria-hidden="true">
      <SectionMark outline={letterA} />
      <SectionMark outline={`${letterA}M6-6 7-9`} />
    </div>
  );
}

/** Drawn round the centre of the ring, 9 px high. */
const letterA = "M-4 4 0-5 4 4M-3 1h6";

/** The end of a section’s line: a ring over a triangle that looks where the section looks. */
function SectionMark({ outline }: { readonly outline: string }) {
  return (
    <svg viewBox="-16 -16 32 28" width="32" height="28" aria-hidden="true">
      <path d="M-16 0 0-16 16 0z" />
      <circle r="11.5" />
      <path d={outline} />
    </svg>
  );
}
