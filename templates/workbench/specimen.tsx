import type { ReactNode } from "react";

type GroupProps = {
  /** The component, as templates import it. */
  readonly name: string;
  /** What its page adds to the storey: components lean on it. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** A component with all its specimens, in the grid of a storey as on the pages. */
export function Group({ name, className, children }: GroupProps) {
  const id = `composant-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
  return (
    <section className={className === undefined ? "storey" : `storey ${className}`} aria-labelledby={id}>
      <h2 className="bench-name" id={id}>
        {name}
      </h2>
      {children}
    </section>
  );
}

/** What stands side by side where there is room. */
export function States({ children }: { readonly children: ReactNode }) {
  return <div className="bench-states">{children}</div>;
}

type SpecimenProps = {
  /** What is particular about this one. */
  readonly label: string;
  /** Shown as if the pointer or the keyboard were there; see `preview-states.js`. */
  readonly state?: "hover" | "focus";
  readonly className?: string;
  readonly children: ReactNode;
};

/** One state of a component, or one length of its text. */
export function Specimen({ label, state, className, children }: SpecimenProps) {
  return (
    <div
      className={className === undefined ? "bench-specimen" : `bench-specimen ${className}`}
      data-state={state}
    >
      <p className="bench-label">{label}</p>
      {children}
    </div>
  );
}
