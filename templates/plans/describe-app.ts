import type { WebApp } from "charpente";
import { iconSvg, iconWideView } from "../components/icon.ts";
import { colours } from "../drawings/drawing-styles.ts";
import type { FileSettings } from "../schemas/settings.ts";

/** The site as an icon. It stays a page of the browser: nothing in it is a program to be opened by itself. */
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
