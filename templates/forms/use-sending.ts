import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Runs one send at a time: what is asked for while one is under way does nothing, a double click included. A button that
 * was disabled meanwhile gets the focus back that it lost.
 */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  // State arrives with the next drawing, which a second click does not wait for.
  const isUnderWay = useRef(false);
  const focused = useRef<HTMLElement | undefined>(undefined);
  useEffect(() => {
    if (isSending) return;
    // Whoever moved on in the meantime stays there.
    if (document.activeElement === document.body) focused.current?.focus();
    focused.current = undefined;
  }, [isSending]);
  const sendOnce = useCallback(async (send: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
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
