import { giveBack } from "./give-back.ts";
import type { PageUpdater } from "./page-updater.ts";

/**
 * Puts an element into the place of a text, with the looks of what holds the text: its blocks look there as they do on the
 * page. `restore` brings the text back, as it now is.
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
    for (const [element, style] of styles) giveBack(element, "style", style);
    updater.release(parent);
  };
  return { mount, restore };
}
