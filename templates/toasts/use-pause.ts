import { useEffect, useState } from "react";

/** True while the time stands still: while the pointer or the focus is on a toast, or the window is inactive. */
export function usePause(isEmpty: boolean) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const leave = () => setIsAway(true);
    const come = () => setIsAway(false);
    window.addEventListener("blur", leave);
    window.addEventListener("focus", come);
    return () => {
      window.removeEventListener("blur", leave);
      window.removeEventListener("focus", come);
    };
  }, []);
  useEffect(() => {
    // A removed toast fires no event when it had the pointer or the focus.
    if (!isEmpty) return;
    setIsHovered(false);
    setIsFocused(false);
  }, [isEmpty]);
  return { isPaused: isHovered || isFocused || isAway, setIsHovered, setIsFocused };
}
