import type { PageUpdater } from "./page-updater.ts";
import { restoreAttribute } from "./restore-attribute.ts";

/**
 * Replaces a text by an element with the classes of its parent, so that blocks look the same there. `restore` shows the text
 * again, in its present version.
 */
export function standIn(elements: readonly HTMLElement[], updater: PageUpdater) {
  const parent = elements[0]?.parentElement ?? document.body;
  const mount = document.createElement("div");
  mount.className = parent.className;
  mount.dataset.siteText = "";
  const styles = elements.map((element) => [element, element.getAttribute("style")] as const);
  updater.hold(parent);
  elements[0]?.before(mount);
  for (const element of elements) element.style.setProperty("display", "none", "important");
  const restore = () => {
    mount.remove();
    for (const [element, style] of styles) restoreAttribute(element, "style", style);
    updater.release(parent);
  };
  return { mount, restore };
}
