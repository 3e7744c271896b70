import { useSite } from "charpente";
import { type DrawingView, nightPath, viewPath, viewSize } from "./drawing-views.ts";
import { ThemedImage } from "./themed-image.tsx";

type DrawnImageProps = {
  readonly view: DrawingView;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  readonly lazy?: boolean;
  readonly className?: string;
};

/** A section drawing as a file of its own: loaded when it comes near, in the colours of the visitor’s theme. */
export function DrawnImage({ view, alt, lazy = true, className }: DrawnImageProps) {
  return (
    <ThemedImage
      className={className}
      files={useThemedFiles(viewPath(view))}
      {...viewSize(view)}
      alt={alt}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}

/** The addresses of a drawing that has two files. */
export function useThemedFiles(path: string) {
  const { asset } = useSite();
  return { day: asset(path), night: asset(nightPath(path)) };
}
