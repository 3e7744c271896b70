import { mimes } from "mrmime";
import { shownTypes } from "../text/image-endings.ts";

export const unknownType = "application/octet-stream";

/** The media type of a file, by its ending. Unknown files are sent as bytes, which browsers do not run. */
export function contentTypeOf(path: string): string {
  const ending = /\.([^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  const type = own.get(ending) ?? (Object.hasOwn(mimes, ending) ? mimes[ending] : undefined);
  if (type === undefined) return unknownType;
  return /^text\/|[/+]json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The library leaves out types whose names begin with `vnd.` or `x-`: these are the ones that sites publish. */
const own: ReadonlyMap<string, string> = new Map([
  ["ico", shownTypes.ico],
  ["vcf", "text/vcard"],
  ["flac", "audio/flac"],
  ["m3u8", "application/vnd.apple.mpegurl"],
  ["m4v", "video/x-m4v"],
  ["xls", "application/vnd.ms-excel"],
  ["ppt", "application/vnd.ms-powerpoint"],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"],
  ["odt", "application/vnd.oasis.opendocument.text"],
  ["ods", "application/vnd.oasis.opendocument.spreadsheet"],
  ["odp", "application/vnd.oasis.opendocument.presentation"],
]);
