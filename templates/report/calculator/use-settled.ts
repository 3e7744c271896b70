import { useEffect, useState } from "react";

/** Follows `text` once it has stayed the same for a while: a screen reader then hears the end of a row of changes, not each. */
export function useSettled(text: string, quietMs: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, quietMs]);
  return settled;
}
