/**
 * The icon of the site, from which all others are made: the logo on paper, by night on night. The paper goes on beyond
 * the view, for systems that show more of it.
 */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -4 42 42"><style>
path{fill:none;stroke:#14202b;stroke-width:3.2}.l{fill:#f2b84b;stroke:none}rect{fill:#f4f1ea}
@media(prefers-color-scheme:dark){path{stroke:#e9e4d8}rect{fill:#0f1a24}}
</style><rect x="-15" y="-13" width="60" height="60"/><path class="l" d="M5 4h17v11H5z"/><path d="M0 3.5h23.6M4 0v34M22 3.5v12M4 15.5h24V30M0 30.5h29.6"/></svg>
`;

/** The logo in the circle of 80 % that no system cuts away. */
export const iconWideView = "-15 -13 60 60";
