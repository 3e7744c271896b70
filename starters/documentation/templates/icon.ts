/** The icon of browser tabs and installed apps: one drawing, from which all sizes are made. */
export const icon = {
  display: "browser",
  themeColour: "#2f4da0",
  backgroundColour: "#ffffff",
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2f4da0"/><path stroke="#fff" stroke-width="2.5" stroke-linecap="round" d="M9 9v14M14 9v14M19 9v14M24 9v14M6 21 27 11"/></svg>',
  wideView: "-6 -6 44 44",
} as const;
