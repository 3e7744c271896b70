import { isSafeValue } from "../safe-html.ts";

/** Elements that run code, load files, send data or change the page. No site can allow its plug-ins to add them. */
export const neverAdmitted: ReadonlySet<string> = new Set(
  `animate animatemotion animatetransform annotation-xml applet base body button embed foreignobject form frame frameset
  head html iframe input link maction meta noscript object option plaintext script select set site-part style template
  textarea use xmp`.split(/\s+/),
);

/**
 * False for attributes that run scripts, set styles or send data, and for values that load anything but a part of this
 * page or a safe address.
 */
export function isHarmless(attribute: string, value: string): boolean {
  const name = attribute.toLowerCase();
  if (name.startsWith("on") || refused.has(name) || name.includes(":")) return false;
  if (addresses.has(name)) return isSafeValue(value, "address");
  // An escape in CSS could spell `url` in another way.
  const isStyle = /url|\\/i.test(value) && painted.has(name);
  return !isStyle || /^url\(\s{0,9}["']?#[^\\"')]{1,200}["']?\s{0,9}\)$/i.test(value);
}

const refused: ReadonlySet<string> = new Set(
  "style srcdoc srcset imagesrcset action formaction ping is slot nonce attributename target http-equiv background".split(
    " ",
  ),
);
const addresses: ReadonlySet<string> = new Set("href src cite data poster longdesc".split(" "));
const painted: ReadonlySet<string> = new Set(
  "clip-path cursor fill filter marker marker-end marker-mid marker-start mask stroke".split(" "),
);
