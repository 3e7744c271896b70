import type { WebApp } from "charpente";
import { colours } from "../engine/pens.ts";
import type { FileSettings } from "../settings.ts";

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

const { ink, lamp, paper } = colours;

/**
 * The icon of the site, from which all others are made: the logo on a light ground, or a dark one at night. The ground
 * extends beyond the view, for systems that show more of it.
 */
const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -4 42 42"><style>
path{fill:none;stroke:${ink[0]};stroke-width:3.2}.l{fill:${lamp[0]};stroke:none}rect{fill:${paper[0]}}
@media(prefers-color-scheme:dark){path{stroke:${ink[1]}}rect{fill:${paper[1]}}}
</style><rect x="-15" y="-13" width="60" height="60"/><path class="l" d="M5 4h17v11H5z"/><path d="M0 3.5h23.6M4 0v34M22 3.5v12M4 15.5h24V30M0 30.5h29.6"/></svg>
`;

/** The logo within the central circle of 80 %, which no system crops. */
const iconWideView = "-15 -13 60 60";
