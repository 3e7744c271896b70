/** The icon of browser tabs and installed apps: one drawing, from which all sizes are made. */
export const icon = {
  display: "browser",
  themeColour: "#15181e",
  backgroundColour: "#ffffff",
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#15181e"/><path fill="none" stroke="#f2664f" stroke-width="4" d="M4 16h15"/><circle cx="20" cy="16" r="6" fill="#15181e" stroke="#fff" stroke-width="3.5"/></svg>',
  wideView: "-6 -6 44 44",
} as const;
