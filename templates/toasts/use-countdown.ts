import { useEffect, useRef } from "react";

/** Calls `onEnd` once `ms` have passed while `isPaused` was false; a pause keeps what is left. */
export function useCountdown(ms: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const start = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [isPaused]);
}
