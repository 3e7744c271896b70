/** The id of a service in its page: its title in lower case, a hyphen for every space, accents kept. */
export function serviceAnchor(title: string): string {
  return title.toLowerCase().replaceAll(/\s/g, "-");
}

/** A link to a service. Browsers read the id back from its percent-encoded form. */
export function serviceLink(title: string): string {
  return `#${encodeURIComponent(serviceAnchor(title))}`;
}
