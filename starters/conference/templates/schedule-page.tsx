import { Link, useSite } from "charpente";
import { Layout } from "./layout.tsx";
import { type Day, type Session, type Time, talkRoute } from "./programme.ts";
import type { Conference, Slot } from "./schemas.ts";
import { useWords } from "./words.ts";

type SchedulePageProps = {
  readonly conference: Conference;
  readonly days: readonly Day[];
  /** As in `Europe/Paris`. */
  readonly zone: string;
};

/** Lists in lists, by day and time. On a large screen the rooms stand side by side. */
export function SchedulePage({ conference, days, zone }: SchedulePageProps) {
  const words = useWords();
  const { asset } = useSite();
  const city = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return (
    <Layout conference={conference} title={words.schedule} description={words.scheduleAbout}>
      <h1>{words.schedule}</h1>
      <p className="lead">
        {words.times(city)} <a href={asset("schedule.ics")}>{words.calendar}</a>.
      </p>
      {days.map(({ date, times }) => (
        <section key={date} className="day">
          <h2>
            <time dateTime={date}>{words.day(date)}</time>
          </h2>
          <ol className="times">
            {times.map((time) => (
              <At key={time.starts} {...time} />
            ))}
          </ol>
        </section>
      ))}
    </Layout>
  );
}

function At({ starts, pauses, sessions }: Time) {
  const words = useWords();
  return (
    <li>
      <time dateTime={starts}>{words.time(starts)}</time>
      {pauses.map((slot) => (
        <Pause key={slot.id} slot={slot} />
      ))}
      {sessions.length > 0 && (
        <ul className="sessions">
          {sessions.map((session) => (
            <InRoom key={session.slot.id} {...session} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Pause({ slot }: { readonly slot: Slot }) {
  const words = useWords();
  return (
    <p className="pause">
      {slot.data.pause && words.pauses[slot.data.pause]} <Ends slot={slot} />
    </p>
  );
}

function InRoom({ talk, slot, room, speakers }: Session) {
  const words = useWords();
  return (
    <li>
      <h3>
        <Link href={talkRoute(talk)}>{talk.data.title}</Link>
      </h3>
      <p>{speakers.map(({ data }) => data.name).join(words.and)}</p>
      <p className="place">
        {room.data.name} <Ends slot={slot} />
      </p>
    </li>
  );
}

function Ends({ slot }: { readonly slot: Slot }) {
  const words = useWords();
  const clock = slot.data.ends.local.slice(11, 16);
  return (
    <span className="ends">
      {words.until} <time dateTime={clock}>{words.time(clock)}</time>
    </span>
  );
}
