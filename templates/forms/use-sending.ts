import { useCallback, useEffect, useRef, useState } from "react";
import { loadLibrary, type MailService } from "../mail/send-mail.ts";

/**
 * Runs one send at a time: further calls do nothing meanwhile, including the second click of a double click. A button
 * that was disabled during the send gets its focus back, and the second click of a double click does not move the
 * focus. What a send by `service` needs is loaded beforehand.
 */
export function useSending(service: MailService | undefined) {
  const [isSending, setIsSending] = useState(false);
  // State changes at the next render, which a second click does not wait for.
  const isUnderWay = useRef(false);
  const focused = useRef<HTMLButtonElement | undefined>(undefined);
  const isSent = service !== undefined;
  useEffect(() => {
    // The send itself reports a failure.
    if (isSent) loadLibrary().catch(() => {});
  }, [isSent]);
  useEffect(() => {
    if (isSending) return;
    // If the focus has moved on, it stays there. A click on a disabled button only reaches the elements around it.
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
    // Adding the same listener repeatedly has no effect.
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

/** The first click may have replaced what is under the pointer. Ends by itself with the next click. */
function keepFocus(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
  else document.removeEventListener("mousedown", keepFocus, true);
}
