import { useEffect, useState } from "react";

/**
 * Returns `text` once it has been stable for a while, so that a screen reader hears only the result of several changes.
 */
export function useSettled(text: string, quietMs: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, quietMs]);
  return settled;
}
