import type { WebApp } from "charpente";
import { colours } from "../drawings/drawing-styles.ts";
import type { FileSettings } from "../settings.ts";
import { iconSvg, iconWideView } from "./icon.ts";

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
