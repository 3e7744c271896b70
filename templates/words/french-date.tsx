const months = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

/** A calendar date such as `2025-09-01`, written 1er septembre 2025 with the letters raised. */
export function FrenchDate({ date }: { readonly date: string }) {
  const { day, rest } = toFrenchDate(date);
  return (
    <time dateTime={date}>
      {day}
      {day === 1 ? <sup>er</sup> : null}
      {`\u00a0${rest}`}
    </time>
  );
}

/** The same where no letters can be raised: 1er septembre 2025. */
export function writeDate(date: string): string {
  const { day, rest } = toFrenchDate(date);
  return `${day}${day === 1 ? "er" : ""}\u00a0${rest}`;
}

/** The day as a number, then month and year. Read off the text: a calendar date has no time zone. */
function toFrenchDate(date: string): { readonly day: number; readonly rest: string } {
  const [year = "", month = "", day = ""] = date.split("-");
  return { day: Number(day), rest: `${months[Number(month) - 1]} ${year}` };
}
