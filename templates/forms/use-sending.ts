import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Runs one send at a time: what is asked for while one is under way does nothing, a double click included. A button that
 * was disabled meanwhile gets the focus back that it lost, and the second click of a double one takes it from nobody.
 */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  // State arrives with the next drawing, which a second click does not wait for.
  const isUnderWay = useRef(false);
  const focused = useRef<HTMLButtonElement | undefined>(undefined);
  useEffect(() => {
    if (isSending) return;
    // Whoever moved on in the meantime stays there. A click on a disabled button only gets to what is around it.
    const lost = focused.current;
    if (lost !== undefined && document.activeElement?.contains(lost)) lost.focus();
    focused.current = undefined;
  }, [isSending]);
  const sendOnce = useCallback(async (send: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { activeElement } = document;
    focused.current = activeElement instanceof HTMLButtonElement ? activeElement : undefined;
    setIsSending(true);
    // Again and again, it is the same listener.
    document.addEventListener("mousedown", keepFocus, true);
    try {
      await send();
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }, []);
  return { isSending, sendOnce };
}

/** What the first click did may have put something else below the pointer. Ends with the next click by itself. */
function keepFocus(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
  else document.removeEventListener("mousedown", keepFocus, true);
}
