import type { OldHead } from "./old-site.ts";
import type { Parted } from "./read-head.ts";
import { toMapping, toMappings, toText } from "./read-values.ts";

/**
 * The first page as VitePress and Starlight write it in a head: `hero` with its words and links, and `features`. Gives
 * the same as a head with title and description, and as Markdown above the body.
 */
export function readHero({ hero, features, ...head }: OldHead, body: string): Parted {
  const { name, title, text, tagline, image, actions } = toMapping(hero);
  const [called, slogan] = [toText(name ?? title), toText(text)];
  const { src, light, file, alt } = toMapping(image);
  const picture = toText(image) ?? toText(src ?? light ?? file);
  const links = toMappings(actions).flatMap((action) => {
    const [label, link] = [toText(action.text), toText(action.link)];
    return label === undefined || link === undefined ? [] : [`[${label}](${link})`];
  });
  const items = toMappings(features).flatMap((feature) => {
    const [label, details, link] = [toText(feature.title), toText(feature.details), toText(feature.link)];
    if (label === undefined) return [];
    const words = link === undefined ? label : `[${label}](${link})`;
    return [`- **${words}**${details === undefined ? "" : `: ${details}`}`];
  });
  const parts = [
    called !== undefined && slogan !== undefined ? `**${slogan}**` : undefined,
    picture === undefined ? undefined : `![${toText(alt) ?? ""}](${picture})`,
    links.join(" · "),
    items.join("\n"),
  ];
  const shown = parts.filter((part) => part !== undefined && part !== "");
  return {
    head: { description: toText(tagline) ?? slogan, title: called ?? slogan, ...withoutEmpty(head) },
    body: shown.length === 0 ? body : [...shown, body.trim()].join("\n\n"),
  };
}

function withoutEmpty(head: OldHead): OldHead {
  return Object.fromEntries(
    Object.entries(head).filter(([, value]) => value !== null && value !== undefined),
  );
}
