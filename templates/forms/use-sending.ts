import { useCallback, useRef, useState } from "react";

/** Runs one send at a time: what is asked for while one is under way does nothing, a double click included. */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  // State arrives with the next drawing, which a second click does not wait for.
  const isUnderWay = useRef(false);
  const sendOnce = useCallback(async (send: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await send();
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }, []);
  return { isSending, sendOnce };
}
