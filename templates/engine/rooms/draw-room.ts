import type { Room, RoomKind } from "../building.ts";
import type { Random } from "../seeded-random.ts";
import type { Sheet } from "../sheet.ts";
import { drawBathroom, drawBedroom, drawKitchen, drawLiving } from "./home-rooms.ts";
import * as publicRooms from "./public-rooms.ts";
import type { DrawRoom } from "./room-site.ts";
import * as technical from "./technical-rooms.ts";
import { drawStair } from "./technical-rooms.ts";
import * as work from "./work-rooms.ts";

/** Where a room goes: its lower left corner, its clear size, its storey’s number and the slab above. */
type RoomPlace = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly slab: number;
  readonly floor: number;
};

/**
 * Draws the light of a room, then what is in it. `litShare` is how likely a room is lit when it does not say;
 * `beyond` is how far its light goes past its walls, towards thin façades.
 */
export function drawRoom(
  sheet: Sheet,
  random: Random,
  room: Room,
  place: RoomPlace,
  litShare: number,
  beyond: { readonly left: number; readonly right: number } = { left: 0, right: 0 },
): void {
  const chance = random();
  const lit = room.lit ?? (!alwaysDark.has(room.kind) && chance < litShare);
  const height = room.height ?? place.height;
  // Rooms in the dark have the colour of the inside, painted already.
  if (lit) {
    const width = beyond.left + place.width + beyond.right;
    sheet.rect("rooms", "lit", place.x - beyond.left, place.y, width, height, place.floor);
  }
  drawn[room.kind]({
    sheet,
    random,
    room,
    ...place,
    height: room.kind === "atrium" ? place.height : height,
    lit,
  });
}

const alwaysDark: ReadonlySet<RoomKind> = new Set([
  "lift",
  "shaft",
  "stair",
  "void",
  "atrium",
  "empty",
  "bathroom",
]);

const drawn: { readonly [kind in RoomKind]: DrawRoom } = {
  office: work.drawOffice,
  meeting: work.drawMeeting,
  open: work.drawOpen,
  lounge: work.drawLounge,
  canteen: work.drawCanteen,
  control: work.drawControl,
  workshop: work.drawWorkshop,
  classroom: publicRooms.drawClassroom,
  hall: publicRooms.drawHall,
  shop: publicRooms.drawShop,
  books: publicRooms.drawBooks,
  care: publicRooms.drawCare,
  gym: publicRooms.drawGym,
  tiers: publicRooms.drawTiers,
  podium: publicRooms.drawPodium,
  atrium: publicRooms.drawAtrium,
  living: drawLiving,
  bedroom: drawBedroom,
  kitchen: drawKitchen,
  bathroom: drawBathroom,
  stair: drawStair,
  lift: technical.drawLift,
  plant: technical.drawPlant,
  switchboard: technical.drawSwitchboard,
  batteries: technical.drawBatteries,
  racks: technical.drawRacks,
  parking: technical.drawParking,
  storage: technical.drawStorage,
  shaft: publicRooms.drawEmpty,
  void: publicRooms.drawEmpty,
  empty: publicRooms.drawEmpty,
};
