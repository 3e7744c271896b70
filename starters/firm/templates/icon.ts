/** The icon of browser tabs and installed apps: one drawing, from which all sizes are made. */
export const icon = {
  display: "browser",
  themeColour: "#28573f",
  backgroundColour: "#ffffff",
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#28573f"/><path fill="#dfe8dc" d="M15 26h2v-7h-2z"/><ellipse cx="16" cy="13" rx="6" ry="8" fill="#dfe8dc"/></svg>',
  wideView: "-6 -6 44 44",
} as const;
