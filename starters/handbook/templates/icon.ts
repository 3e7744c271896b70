/** The icon of browser tabs and installed apps: one drawing, from which all sizes are made. */
export const icon = {
  display: "browser",
  themeColour: "#2f5d3a",
  backgroundColour: "#fcfbf8",
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2f5d3a"/><path fill="none" stroke="#fcfbf8" stroke-width="2.5" stroke-linejoin="round" d="M7 25V13l9-6 9 6v12zM16 7v18M7 16h18"/></svg>',
  wideView: "-6 -6 44 44",
} as const;
