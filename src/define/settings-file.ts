/** Where the settings of a site stand. A file of its own, so that asking for the name does not load the schema. */
export const settingsFile = "content/site.yaml";
