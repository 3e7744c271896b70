import type { WebApp } from "charpente";
import { colours } from "../drawings/drawing-styles.ts";
import type { FileSettings } from "../settings.ts";
import { iconSvg, iconWideView } from "./icon.ts";

/** The web manifest of the site. An installed site opens in the browser, because it is no program of its own. */
export function describeApp({ name }: FileSettings): WebApp {
  return {
    name,
    shortName: name,
    display: "browser",
    themeColour: colours.paper[0],
    backgroundColour: colours.paper[0],
    icon: iconSvg,
    wideView: iconWideView,
  };
}
