import { useSite } from "charpente";
import { type DrawingView, viewPath, viewSize } from "./drawing-views.ts";

type DrawnImageProps = {
  readonly view: DrawingView;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  readonly lazy?: boolean;
  readonly className?: string;
};

/** A section drawing as a file of its own: loaded when it comes near, in the colours of the visitor’s theme. */
export function DrawnImage({ view, alt, lazy = true, className }: DrawnImageProps) {
  const { asset } = useSite();
  return (
    <img
      className={className}
      src={asset(viewPath(view))}
      {...viewSize(view)}
      alt={alt}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}
