/** The ground line of a section, from the margin to the edge, marked A and A′ at its ends. */
export function SectionLine() {
  return (
    <div className="section-line" aria-hidden="true">
      <SectionMark letter="A" />
      <SectionMark letter="A′" />
    </div>
  );
}

/** The end of a section’s line: a ring over a triangle that looks where the section looks. */
function SectionMark({ letter }: { readonly letter: string }) {
  return (
    <svg viewBox="-16 -16 32 28" width="32" height="28" aria-hidden="true">
      <path d="M-16 0 0-16 16 0z" />
      <circle r="11.5" />
      <text y="4.5">{letter}</text>
    </svg>
  );
}
