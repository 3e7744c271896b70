/** The icon of the site in the browser’s tabs: the logo on paper. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -4 42 42"><style>
path{fill:none;stroke:#14202b;stroke-width:3.2}.l{fill:#f2b84b;stroke:none}rect{fill:#f4f1ea}
@media(prefers-color-scheme:dark){path{stroke:#e9e4d8}rect{fill:#0f1a24}}
</style><rect x="-6" y="-4" width="42" height="42"/><path class="l" d="M5 4h17v11H5z"/><path d="M0 3.5h23.5M4 0v34M22 3.5v12M4 15.5h24V30M0 30.5h29.5"/></svg>
`;
