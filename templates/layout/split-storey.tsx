import type { ReactNode } from "react";
import { Storey } from "./storey.tsx";

type SplitStoreyProps = {
  readonly level: number;
  /** The id of the title. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** A storey whose title stands at the left of what it holds. */
export function SplitStorey({ level, id, title, children }: SplitStoreyProps) {
  return (
    <Storey level={level} className="split" labelledBy={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </Storey>
  );
}
