import { Component, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Makes every place of an island live, each when its `data-when` says. Without it the island’s HTML stays as it
 * was drawn.
 */
export function hydrateIsland<Props extends object>(name: string, Island: ComponentType<Props>): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const hydrate = () => {
      const props = JSON.parse(place.dataset.props ?? "{}") as Props;
      hydrateRoot(
        place,
        <ErrorBoundary advice={place.dataset.failed}>
          <Island {...props} />
        </ErrorBoundary>,
        { identifierPrefix: place.dataset.prefix ?? "" },
      );
    };
    waitFor(place.dataset.when, place, hydrate);
  }
}

function waitFor(when: string | undefined, place: HTMLElement, hydrate: () => void): void {
  if (when === "touch") {
    const moments = ["pointerover", "focusin", "touchstart"] as const;
    const once = () => {
      for (const moment of moments) place.removeEventListener(moment, once);
      hydrate();
    };
    for (const moment of moments) place.addEventListener(moment, once, { passive: true });
  } else if (when === "visible" && "IntersectionObserver" in window) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      hydrate();
    });
    observer.observe(place);
  } else if ("requestIdleCallback" in window) {
    requestIdleCallback(hydrate);
  } else {
    setTimeout(hydrate);
  }
}

/** An island that fails says so in its place; the rest of the page goes on. */
class ErrorBoundary extends Component<
  { readonly children: ReactNode; readonly advice: string | undefined },
  { readonly error: Error | undefined }
> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state as { readonly error: Error | undefined };
    const { advice, children } = this.props;
    if (error === undefined) return children;
    return (
      <div role="alert">
        <p lang="en">Unexpected Application Error!</p>
        <p lang="en">{error.message}</p>
        {advice === undefined ? null : <p>{advice}</p>}
      </div>
    );
  }
}
