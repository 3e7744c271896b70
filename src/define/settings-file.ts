/** The file of a site’s settings. In a file of its own, so that importing the name does not load the schema. */
export const settingsFile = "content/site.yaml";
