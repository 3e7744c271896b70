/** Marks the current section in the table of contents. Without it, the table is a plain list of links. */
const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")];
const sections = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));

// A section is current once its title passes the upper third of the window. Everything above counts, so that a jump
// past the line is noticed as well.
const passed = new Set<Element>();
const observer = new IntersectionObserver(mark, { rootMargin: "99999px 0px -66% 0px" });
for (const section of sections) if (section) observer.observe(section);

function mark(changes: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of changes) {
    if (isIntersecting) passed.add(target);
    else passed.delete(target);
  }
  const current = sections.findLastIndex((section) => section && passed.has(section));
  links.forEach((link, place) => {
    if (place === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  });
}

export {};
