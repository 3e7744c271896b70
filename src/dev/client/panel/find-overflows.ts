import { make } from "./make.ts";
import { type CrampedText, readCrampedTexts } from "./read-cramped-texts.ts";

/** A text that does not fit. `target` is a selector for its element, `widths` are page widths in CSS px. */
export type Overflow = CrampedText & { readonly widths: readonly number[] };

/** The result of checking the page at several widths. */
export type Overflows =
  | { readonly status: "running"; readonly width: number }
  | { readonly status: "failed" }
  | { readonly status: "found"; readonly widths: readonly number[]; readonly found: readonly Overflow[] };

/** The widths and heights of a phone, a tablet and a desktop. */
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/**
 * Finds texts that do not fit in the page at three widths, one after the other, in hidden frames in `root`. Calls
 * `tell` after every step. Ends early without a result once `signal` is aborted.
 */
export async function findOverflows(
  root: ShadowRoot,
  signal: AbortSignal,
  tell: (overflows: Overflows) => void,
): Promise<void> {
  const found = new Map<string, Overflow>();
  try {
    for (const { width, height } of screens) {
      tell({ status: "running", width });
      await untilIdle();
      signal.throwIfAborted();
      for (const text of await lookAt(root, width, height, signal)) {
        const key = `${text.how} ${text.target}`;
        found.set(key, { ...text, widths: [...(found.get(key)?.widths ?? []), width] });
      }
    }
    tell({ status: "found", widths: screens.map(({ width }) => width), found: [...found.values()] });
  } catch {
    if (!signal.aborted) tell({ status: "failed" });
  }
}

async function lookAt(
  root: ShadowRoot,
  width: number,
  height: number,
  signal: AbortSignal,
): Promise<readonly CrampedText[]> {
  const frame = make("iframe", {
    src: location.pathname + location.search,
    width: String(width),
    height: String(height),
    inert: true,
    "aria-hidden": "true",
    // Its scripts may lay the page out, but must not navigate the outer page or open dialogs.
    sandbox: "allow-same-origin allow-scripts",
  });
  try {
    await new Promise((resolve, reject) => {
      frame.addEventListener("load", resolve, { once: true });
      signal.addEventListener("abort", reject, { once: true });
      root.append(frame);
    });
    const page = frame.contentDocument;
    if (page === null) throw new Error("the frame holds a page of another origin");
    await page.fonts.ready;
    return await readCrampedTexts(page, async () => {
      await untilIdle();
      signal.throwIfAborted();
    });
  } finally {
    frame.remove();
  }
}

/** Settles once the browser is idle. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (globalThis.requestIdleCallback === undefined) setTimeout(resolve, 50);
    else requestIdleCallback(resolve, { timeout: 1000 });
  });
}
