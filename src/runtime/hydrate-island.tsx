import { Component, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates an island in the place where it was drawn. */
export function hydrateIsland<Props extends object>(place: HTMLElement, Island: ComponentType<Props>): void {
  const props = JSON.parse(place.dataset.props ?? "{}") as Props;
  hydrateRoot(
    place,
    <ErrorBoundary place={place}>
      <Island {...props} />
    </ErrorBoundary>,
    { identifierPrefix: place.dataset.prefix ?? "" },
  );
}

/** A failed island shows a message; the rest of the page continues to work. */
class ErrorBoundary extends Component<
  { readonly children: ReactNode; readonly place: HTMLElement },
  { readonly error: Error | undefined }
> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidMount() {
    const { place } = this.props;
    place.dataset.live = "";
    place.dispatchEvent(new Event("live"));
  }

  override render() {
    const { error } = this.state as { readonly error: Error | undefined };
    const { children, place } = this.props;
    const advice = place.dataset.failed;
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
