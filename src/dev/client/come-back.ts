const key = "site-dev-back";

/** Leads the link of a tool page back to the page of the site from which the reader came. Without it, to the home page. */
export function comeBack(): void {
  const from = document.referrer;
  const site = `${location.origin}/`;
  if (from.startsWith(site) && !from.startsWith(`${site}__`)) sessionStorage.setItem(key, from);
  const known = sessionStorage.getItem(key);
  const link = document.querySelector<HTMLAnchorElement>("a.back");
  if (link && known !== null) link.href = known;
}
