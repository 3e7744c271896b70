import { startSearch } from "charpente/search";

startSearch({ fr: () => import("./french.ts") });

/**
 * The box that turns « / » off is shown if the browser can store the choice. The shortcut itself is in the script of
 * every page.
 */
try {
  if (localStorage.length >= 0) document.querySelector(".search-key")?.removeAttribute("hidden");
} catch {
  // Without storage there is no shortcut.
}
