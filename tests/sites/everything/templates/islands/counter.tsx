import { useState } from "react";

/** A counter. Without its script it shows where it starts. */
export function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start);
  if (count > 9) throw new Error("Trop haut.");
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
