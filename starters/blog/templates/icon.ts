/** The icon of browser tabs and installed apps: one drawing, from which all sizes are made. */
export const icon = {
  display: "browser",
  themeColour: "#1d5c4d",
  backgroundColour: "#fbfaf7",
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1d5c4d"/><circle cx="20" cy="12" r="4" fill="#f0b67f"/><path fill="#fbfaf7" d="M4 24c6-7 10-7 15-1 3-3 6-3 9 1v2H4z"/></svg>',
  wideView: "-6 -6 44 44",
} as const;
