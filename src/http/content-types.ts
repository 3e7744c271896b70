import { shownTypes } from "../text/image-endings.ts";

/** The media type of a file, by its extension. Unknown files are sent as bytes, which browsers do not run. */
export function contentTypeOf(path: string): string {
  return types[/\.[^./]*$/.exec(path)?.[0].toLowerCase() ?? ""] ?? "application/octet-stream";
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ...Object.fromEntries(Object.entries(shownTypes).map(([ending, type]) => [`.${ending}`, type])),
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".otf": "font/otf",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".mp3": "audio/mpeg",
  ".pdf": "application/pdf",
  ".zip": "application/zip",
  ".wasm": "application/wasm",
};
