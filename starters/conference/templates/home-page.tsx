import { JsonLd, Link, Prose, useSite } from "charpente";
import { addresses } from "./languages.ts";
import { Layout } from "./layout.tsx";
import { dayOf, type Session } from "./programme.ts";
import type { Conference, Home, Partner, Speaker } from "./schemas.ts";
import { SpeakerList } from "./speaker-pages.tsx";
import { useWords } from "./words.ts";

type HomePageProps = {
  readonly conference: Conference;
  readonly home: Home;
  readonly first: Session;
  readonly last: Session;
  readonly speakers: readonly Speaker[];
  readonly partners: readonly Partner[];
};

export function HomePage({ conference, home, first, last, speakers, partners }: HomePageProps) {
  const words = useWords();
  const { absolute } = useSite();
  const { title, description, lead } = home.data;
  const [starts, ends] = [dayOf(first.slot), dayOf(last.slot)];
  return (
    <Layout conference={conference} title={title} description={description}>
      <div className="opening">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <dl className="facts">
          <div>
            <dt>{words.when}</dt>
            <dd>{words.from(words.day(starts), words.day(ends), ends.slice(0, 4))}</dd>
          </div>
          <div>
            <dt>{words.where}</dt>
            <dd>{conference.place}</dd>
          </div>
        </dl>
        <Line />
      </div>
      <div className="beside">
        <div className="prose">{home.body && <Prose body={home.body} />}</div>
        <Link className="button" href={addresses.schedule}>
          {words.wholeSchedule}
        </Link>
      </div>
      <section>
        <h2>{words.speakers}</h2>
        <SpeakerList speakers={speakers} level={3} />
      </section>
      <section>
        <h2>{words.partners}</h2>
        <ul className="partners">
          {partners.map(({ id, data }) => (
            <li key={id}>
              <Link href={data.href}>{data.name}</Link>
            </li>
          ))}
        </ul>
      </section>
      <JsonLd
        thing={{
          "@type": "Event",
          name: conference.name,
          description,
          startDate: first.slot.data.starts.utc,
          endDate: last.slot.data.ends.utc,
          location: { "@type": "Place", name: conference.place, address: conference.place },
          url: absolute("/"),
        }}
      />
    </Layout>
  );
}

/** A line of a network plan with its last stop, in the colours of the style sheet. */
function Line() {
  return (
    <svg className="line" viewBox="0 0 640 120" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path className="first-day" d="M0 92h300l56-56h236" />
      <path className="second-day" d="M0 36h180l56 56h120l56-56h180" />
      <path className="stops" d="M70 92h.1M270 92h.1M70 36h.1M430 36h.1" />
      <circle className="terminus" cx="604" cy="36" r="17" />
    </svg>
  );
}
