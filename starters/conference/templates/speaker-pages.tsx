import { Link } from "charpente";
import { Layout } from "./layout.tsx";
import { type Session, speakerRoute } from "./programme.ts";
import type { Conference, Speaker } from "./schemas.ts";
import { TalkList } from "./talk-pages.tsx";
import { useWords } from "./words.ts";

type SpeakerPageProps = {
  readonly conference: Conference;
  readonly speaker: Speaker;
  readonly sessions: readonly Session[];
};

export function SpeakerPage({ conference, speaker, sessions }: SpeakerPageProps) {
  const { name, role, about } = speaker.data;
  return (
    <Layout conference={conference} title={name} description={`${role}. ${about}`}>
      <div className="portrait">
        <Initials name={name} />
        <h1>{name}</h1>
        <p className="lead">{role}</p>
      </div>
      <p className="about">{about}</p>
      <TalkList sessions={sessions} />
    </Layout>
  );
}

type SpeakersPageProps = { readonly conference: Conference; readonly speakers: readonly Speaker[] };

export function SpeakersPage({ conference, speakers }: SpeakersPageProps) {
  const words = useWords();
  return (
    <Layout conference={conference} title={words.speakers} description={words.speakersAbout}>
      <h1>{words.speakers}</h1>
      <SpeakerList speakers={speakers} level={2} />
    </Layout>
  );
}

type SpeakerListProps = {
  readonly speakers: readonly Speaker[];
  /** The level of the names: one below the heading above the list. */
  readonly level: 2 | 3;
};

export function SpeakerList({ speakers, level }: SpeakerListProps) {
  const Name = `h${level}` as const;
  return (
    <ul className="people">
      {speakers.map((speaker) => (
        <li key={speaker.id}>
          <Initials name={speaker.data.name} />
          <Name>
            <Link href={speakerRoute(speaker)}>{speaker.data.name}</Link>
          </Name>
          <p>{speaker.data.role}</p>
        </li>
      ))}
    </ul>
  );
}

/** In place of a portrait: a stop with the initials of the person. */
export function Initials({ name }: { readonly name: string }) {
  const parts = name.split(" ");
  return (
    <span className="initials" aria-hidden="true">
      {[parts[0], parts.at(-1)].map((part = "") => [...part][0]).join("")}
    </span>
  );
}
