import { defineSite, deriveSearch, fileCollection, folderCollection, singleEntry } from "charpente";
import { alert } from "./alert.tsx";
import { toCalendar } from "./calendar.ts";
import { type Card, cards } from "./card.ts";
import { HomePage } from "./home-page.tsx";
import { icon } from "./icon.ts";
import { addresses, language, languages } from "./languages.ts";
import { MissingPage, PlainPage } from "./plain-page.tsx";
import { listDays, listSessions, speakerRoute, talkRoute, topicRoute } from "./programme.ts";
import { SchedulePage } from "./schedule-page.tsx";
import {
  homeSchema,
  pageSchema,
  partnerSchema,
  roomSchema,
  settings,
  slotSchema,
  speakerSchema,
  talkSchema,
  toConference,
  topicSchema,
} from "./schemas.ts";
import { SearchPage } from "./search-page.tsx";
import { SpeakerPage, SpeakersPage } from "./speaker-pages.tsx";
import { TalkPage, TalksPage, TopicPage } from "./talk-pages.tsx";
import { words } from "./words.ts";

export default defineSite({
  language,
  languages,
  words,
  settings,
  collections: {
    home: singleEntry({ file: "home.md", schema: homeSchema }),
    talks: folderCollection({ folder: "talks", format: "markdown", schema: talkSchema }),
    speakers: fileCollection({ file: "speakers.yaml", schema: speakerSchema }),
    topics: fileCollection({ file: "topics.yaml", schema: topicSchema }),
    rooms: fileCollection({ file: "rooms.yaml", schema: roomSchema }),
    schedule: fileCollection({ file: "schedule.csv", schema: slotSchema, shared: true }),
    partners: fileCollection({ file: "partners.yaml", schema: partnerSchema, shared: true }),
    pages: folderCollection({ folder: "pages", format: "markdown", schema: pageSchema }),
  },
  directives: { alert },
  pages: {
    home: {
      template: HomePage,
      plan: (content, site, { code }) => {
        const conference = toConference(site, code);
        const sessions = listSessions(content);
        const [first, last] = [sessions[0], sessions.at(-1)];
        if (first === undefined || last === undefined) return [];
        const { home, speakers, partners } = content;
        return [
          {
            route: "/",
            entry: home,
            card: toCard(home.data.title, conference.place, site.name),
            props: { conference, home, first, last, speakers: speakers.all, partners: partners.all },
          },
        ];
      },
    },
    schedule: {
      template: SchedulePage,
      plan: (content, site, { code }) => [
        {
          route: addresses.schedule,
          card: toCard(words[code].schedule, words[code].scheduleAbout, site.name),
          props: {
            conference: toConference(site, code),
            days: listDays(content),
            zone: site.timeZone,
          },
        },
      ],
    },
    talks: {
      template: TalksPage,
      plan: (content, site, { code }) => [
        {
          route: addresses.talks,
          props: {
            conference: toConference(site, code),
            sessions: listSessions(content),
            topics: content.topics.all,
          },
        },
      ],
    },
    talk: {
      template: TalkPage,
      plan: (content, site, { code }) =>
        listSessions(content).map((session) => ({
          route: talkRoute(session.talk),
          entry: session.talk,
          card: toCard(
            session.talk.data.title,
            session.speakers.map(({ data }) => data.name).join(words[code].and),
            site.name,
          ),
          props: { conference: toConference(site, code), session },
        })),
    },
    topic: {
      template: TopicPage,
      plan: (content, site, { code }) =>
        content.topics.all.map((topic) => ({
          route: topicRoute(topic),
          entry: topic,
          props: {
            conference: toConference(site, code),
            topic,
            sessions: listSessions(content).filter(({ topics }) => topics.includes(topic)),
          },
        })),
    },
    speakers: {
      template: SpeakersPage,
      plan: ({ speakers }, site, { code }) => [
        {
          route: addresses.speakers,
          props: { conference: toConference(site, code), speakers: speakers.all },
        },
      ],
    },
    speaker: {
      template: SpeakerPage,
      plan: (content, site, { code }) =>
        content.speakers.all.map((speaker) => ({
          route: speakerRoute(speaker),
          entry: speaker,
          props: {
            conference: toConference(site, code),
            speaker,
            sessions: listSessions(content).filter(({ speakers }) => speakers.includes(speaker)),
          },
        })),
    },
    page: {
      template: PlainPage,
      plan: ({ pages }, site, { code }) =>
        pages.all.map((page) => ({
          route: `/${page.id}`,
          entry: page,
          props: { conference: toConference(site, code), page },
        })),
    },
    search: {
      template: SearchPage,
      plan: (_, site, { code }) => [
        { route: addresses.search, props: { conference: toConference(site, code) }, indexed: false },
      ],
      late: true,
    },
    missing: {
      template: MissingPage,
      plan: (_, site, { code }) => [
        { route: "/404", props: { conference: toConference(site, code) }, indexed: false },
      ],
    },
  },
  cards,
  assets: {
    plan: (content, { name }) => [{ path: "schedule.ics", text: toCalendar(listSessions(content), name) }],
  },
  app: ({ name }) => ({ name, shortName: name, ...icon }),
  derive: (pages, _, { name }, { code }) =>
    deriveSearch(pages, {
      titleEnd: ` – ${name}`,
      kindOf: ({ template }) => words[code].kinds[template] ?? "",
    }),
  styles: ["styles/site.css"],
  enhancers: ["enhancers/search.ts"],
});

function toCard(title: string, line: string, name: string): { readonly alt: string; readonly art: Card } {
  return { alt: `${title}. ${line}`, art: { title, line, name } };
}
