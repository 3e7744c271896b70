/** A name and a value. */
export type Header = readonly [name: string, value: string];

/**
 * The headers of every response, without the policy of the page. HTTPS headers are included only if the site’s origin
 * is HTTPS.
 */
export function securityHeaders(origin: string): readonly Header[] {
  return [
    ["Permissions-Policy", permissions],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["X-Content-Type-Options", "nosniff"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ...(isSecure(origin) ? [["Strict-Transport-Security", `max-age=${yearSeconds}`] as const] : []),
  ];
}

/** The policy of a page as a header, with directives that a `meta` element cannot set. */
export function policyHeader(policy: string, origin: string): Header {
  const onlyHere = ["frame-ancestors 'none'", ...(isSecure(origin) ? ["upgrade-insecure-requests"] : [])];
  return ["Content-Security-Policy", [policy, ...onlyHere].join("; ")];
}

const yearSeconds = 31_536_000;

/**
 * All off, except what the site’s own scripts may offer: copying the address of a page. `web-share` is not
 * listed: a site may share by default, and browsers that do not know the feature warn about its name.
 */
const permissions = [
  ...[
    "accelerometer",
    "autoplay",
    "camera",
    "display-capture",
    "encrypted-media",
    "fullscreen",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "screen-wake-lock",
    "serial",
    "usb",
    "xr-spatial-tracking",
  ].map((feature) => `${feature}=()`),
  "clipboard-read=()",
  "clipboard-write=(self)",
].join(", ");

function isSecure(origin: string): boolean {
  return origin.startsWith("https:");
}
