import type { Session } from "./programme.ts";

/** The talks as a file for calendars: https://www.rfc-editor.org/rfc/rfc5545 */
export function toCalendar(sessions: readonly Session[], name: string): string {
  const events = sessions.flatMap(({ talk, slot, room, speakers }) => [
    "BEGIN:VEVENT",
    `UID:${slot.id}@${name.toLowerCase()}`,
    // The file says the same whenever it is made.
    `DTSTAMP:${toStamp(slot.data.starts.utc)}`,
    `DTSTART:${toStamp(slot.data.starts.utc)}`,
    `DTEND:${toStamp(slot.data.ends.utc)}`,
    `SUMMARY:${escapeText(talk.data.title)}`,
    `LOCATION:${escapeText(room.data.name)}`,
    `DESCRIPTION:${escapeText(speakers.map(({ data }) => data.name).join(", "))}`,
    "END:VEVENT",
  ]);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:${escapeText(name)}`, ...events, "END:VCALENDAR"];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** `2027-06-03T07:30:00.000Z` becomes `20270603T073000Z`. */
function toStamp(utc: string): string {
  return `${utc.slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&");
}

/** A line has at most 75 bytes, and its rest begins with a space. A character has at most 4 bytes. */
function fold(line: string): string {
  if (new TextEncoder().encode(line).length <= 75) return line;
  return (line.match(/.{1,18}/gu) ?? []).join("\r\n ");
}
