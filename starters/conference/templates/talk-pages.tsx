import { Link, Prose } from "charpente";
import { addresses } from "./languages.ts";
import { Layout } from "./layout.tsx";
import { dayOf, type Session, speakerRoute, talkRoute, topicRoute } from "./programme.ts";
import type { Conference, Topic } from "./schemas.ts";
import { Initials } from "./speaker-pages.tsx";
import { useWords } from "./words.ts";

type TalkPageProps = { readonly conference: Conference; readonly session: Session };

export function TalkPage({ conference, session }: TalkPageProps) {
  const words = useWords();
  const { talk, speakers } = session;
  const { title, description } = talk.data;
  return (
    <Layout conference={conference} title={title} description={description}>
      <article>
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <Facts {...session} />
        <div className="prose">{talk.body && <Prose body={talk.body} />}</div>
        <section>
          <h2>{words.whoSpeaks}</h2>
          <ul className="people">
            {speakers.map((speaker) => (
              <li key={speaker.id}>
                <Initials name={speaker.data.name} />
                <h3>
                  <Link href={speakerRoute(speaker)}>{speaker.data.name}</Link>
                </h3>
                <p>{speaker.data.role}</p>
              </li>
            ))}
          </ul>
        </section>
        <p className="further">
          <Link href={addresses.schedule}>{words.wholeSchedule}</Link>
        </p>
      </article>
    </Layout>
  );
}

/** When, where, in which language and on which topics. */
function Facts({ talk, slot, room, topics }: Session) {
  const words = useWords();
  const { starts, ends } = slot.data;
  const at = (local: string) => words.time(local.slice(11, 16));
  return (
    <ul className="tags">
      <li>
        <time dateTime={starts.utc}>
          {words.day(dayOf(slot))}, {at(starts.local)}
        </time>
        –<time dateTime={ends.utc}>{at(ends.local)}</time>
      </li>
      <li>{room.data.name}</li>
      <li>{words.spoken[talk.data.spoken]}</li>
      {topics.map((topic) => (
        <li key={topic.id}>
          <Link href={topicRoute(topic)}>{topic.data.name}</Link>
        </li>
      ))}
    </ul>
  );
}

type TalksPageProps = {
  readonly conference: Conference;
  readonly sessions: readonly Session[];
  readonly topics: readonly Topic[];
};

export function TalksPage({ conference, sessions, topics }: TalksPageProps) {
  const words = useWords();
  return (
    <Layout conference={conference} title={words.talks} description={words.talksAbout}>
      <h1>{words.talks}</h1>
      <nav aria-label={words.topics}>
        <ul className="tags">
          {topics.map((topic) => (
            <li key={topic.id}>
              <Link href={topicRoute(topic)}>{topic.data.name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <TalkList sessions={sessions} />
    </Layout>
  );
}

type TopicPageProps = {
  readonly conference: Conference;
  readonly topic: Topic;
  readonly sessions: readonly Session[];
};

export function TopicPage({ conference, topic, sessions }: TopicPageProps) {
  const words = useWords();
  const { name } = topic.data;
  return (
    <Layout conference={conference} title={words.talksOn(name)} description={words.talksOnAbout(name)}>
      <h1>{words.talksOn(name)}</h1>
      <TalkList sessions={sessions} />
      <p className="further">
        <Link href={addresses.talks}>{words.allTalks}</Link>
      </p>
    </Layout>
  );
}

type TalkListProps = {
  readonly sessions: readonly Pick<Session, "talk" | "slot" | "speakers">[];
};

/** Below a heading of the first level. */
export function TalkList({ sessions }: TalkListProps) {
  const words = useWords();
  return (
    <ul className="talks">
      {sessions.map(({ talk, slot, speakers }) => (
        <li key={talk.id}>
          <h2>
            <Link href={talkRoute(talk)}>{talk.data.title}</Link>
          </h2>
          <p>{talk.data.description}</p>
          <p className="place">
            {speakers.map(({ data }) => data.name).join(words.and)}, {words.day(dayOf(slot))}
          </p>
        </li>
      ))}
    </ul>
  );
}
