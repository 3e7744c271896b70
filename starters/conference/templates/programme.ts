import { type Entries, groupBy } from "charpente";
import { addresses } from "./languages.ts";
import type { Room, Slot, Speaker, Talk, Topic } from "./schemas.ts";

/** The collections that make the programme. */
export type Content = {
  readonly schedule: Entries<Slot["data"], "schedule">;
  readonly rooms: Entries<Room["data"], "rooms">;
  readonly talks: Entries<Talk["data"], "talks">;
  readonly speakers: Entries<Speaker["data"], "speakers">;
  readonly topics: Entries<Topic["data"], "topics">;
};

/** A talk with all that its row of the schedule says, and with the people and topics that it names. */
export type Session = {
  readonly talk: Talk;
  readonly slot: Slot;
  readonly room: Room;
  readonly speakers: readonly Speaker[];
  readonly topics: readonly Topic[];
};

/** What begins at one time: sessions, in the order of their rooms, or a pause. */
export type Time = {
  readonly starts: string;
  readonly pauses: readonly Slot[];
  readonly sessions: readonly Session[];
};

export type Day = { readonly date: string; readonly times: readonly Time[] };

/** All talks that have a time and a room, in the order of the schedule. */
export function listSessions(content: Content): readonly Session[] {
  const { schedule, rooms, talks, speakers, topics } = content;
  return inOrder(schedule.all).flatMap((slot) => {
    if (slot.data.talk === undefined || slot.data.room === undefined) return [];
    const talk = talks.get(slot.data.talk);
    return {
      talk,
      slot,
      room: rooms.get(slot.data.room),
      speakers: talk.data.speakers.map((speaker) => speakers.get(speaker)),
      topics: talk.data.topics.map((topic) => topics.get(topic)),
    };
  });
}

/** The schedule by day and time. */
export function listDays(content: Content): readonly Day[] {
  const sessions = listSessions(content);
  const places = new Map(content.rooms.all.map((room, place) => [room.id, place]));
  return [...groupBy(inOrder(content.schedule.all), dayOf)].map(([date, slots]) => ({
    date,
    times: [...groupBy(slots, ({ data }) => data.starts.local.slice(11, 16))].map(([starts, together]) => ({
      starts,
      pauses: together.filter(({ data }) => data.pause !== undefined),
      sessions: sessions
        .filter(({ slot }) => together.includes(slot))
        .toSorted((a, b) => (places.get(a.room.id) ?? 0) - (places.get(b.room.id) ?? 0)),
    })),
  }));
}

/** The day of a slot at the place of the conference. */
export function dayOf({ data }: Slot): string {
  return data.starts.local.slice(0, 10);
}

export function talkRoute({ id }: Talk): string {
  return `${addresses.talks}/${id}`;
}

export function speakerRoute({ id }: Speaker): string {
  return `${addresses.speakers}/${id}`;
}

export function topicRoute({ id }: Topic): string {
  return `${addresses.topics}/${id}`;
}

function inOrder(slots: readonly Slot[]): readonly Slot[] {
  return slots.toSorted((a, b) => a.data.starts.utc.localeCompare(b.data.starts.utc));
}
