import { Component, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates an island in the place where it was drawn. */
export function hydrateIsland<Props extends object>(place: HTMLElement, Island: ComponentType<Props>): void {
  const props = JSON.parse(place.dataset.props ?? "{}") as Props;
  hydrateRoot(
    place,
    <ErrorBoundary advice={place.dataset.failed}>
      <Island {...props} />
    </ErrorBoundary>,
    { identifierPrefix: place.dataset.prefix ?? "" },
  );
}

/** A failed island shows a message; the rest of the page continues to work. */
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
