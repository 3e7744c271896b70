import { Enhancer } from "charpente";
import type { Blog } from "./blog-schema.ts";

/** Hidden until its script runs, because it does nothing without it. */
export function ShareButton({ words }: { readonly words: Blog["article"] }) {
  return (
    <div className="share" hidden data-share data-done={words.shareDone} data-failed={words.shareFailed}>
      <button className="dimension-link" type="button">
        <span>{words.share}</span>
      </button>
      <p role="status" />
      <Enhancer name="articles/share.ts" />
    </div>
  );
}
