import { furniture, seats } from "../symbols/furniture.ts";
import { pottedPlant } from "../symbols/living.ts";
import { addPerson, type DrawRoom, hangLamps } from "./room-site.ts";

/** Desks in pairs, screens back to back, and who happens to be there. */
export const drawOffice: DrawRoom = (site) => {
  const { sheet, random, x, y, width } = site;
  const count = Math.max(1, Math.floor((width - 0.3) / 2.4));
  const spare = width - count * 2.3;
  // Someone passes only where desks leave room.
  const hasPasser = spare > 1 && random() < 0.5;
  const left = x + (hasPasser ? 0.1 : spare / 2);
  for (let index = 0; index < count; index++) {
    const flip = index % 2 === 1;
    const place = { x: left + index * 2.3 + (flip ? 2.28 : 0.02), y, flip };
    if (random() < 0.66) sheet.place("people", seats.workstation, place);
    else sheet.place("inside", furniture.workstation, place);
  }
  hangLamps(site, Math.max(1, Math.round(width / 3)), 1.3);
  if (hasPasser) addPerson(site, random() < 0.5 ? "walking" : "tablet", x + width - 0.5, random() < 0.5);
};

export const drawMeeting: DrawRoom = (site) => {
  const { sheet, random, x, y, width } = site;
  const middle = x + width / 2;
  const half = Math.min(1.1, (width - 1.4) / 2);
  sheet.place("inside", furniture.meetingTable, { x: middle, y, size: half / 1.1 > 0.8 ? 1 : 0.8 });
  for (const side of [-1, 1])
    sheet.place("inside", furniture.chair, { x: middle + side * (half + 0.25), y, flip: side > 0 });
  addPerson(site, "seated", middle - half - 0.25);
  if (random() < 0.75) addPerson(site, "seated", middle + half + 0.25, true);
  sheet.place("inside", furniture.picture, { x: middle - 0.5, y });
  hangLamps(site, 1, 1.6);
};

/** A floor without desks: people who talk, pass, or a plant. */
export const drawOpen: DrawRoom = (site) => {
  const { sheet, random, x, y, width } = site;
  const count = Math.max(1, Math.floor(width / 3.6));
  hangLamps(site, Math.max(1, Math.round(width / 3.4)), 1.2);
  for (let index = 0; index < count; index++) {
    const place = x + (width * (index + 0.5)) / count;
    const choice = random();
    if (choice < 0.45) {
      addPerson(site, "standing", place - 0.34);
      addPerson(site, "coat", place + 0.34, true);
    } else if (choice < 0.75) addPerson(site, "walking", place, random() < 0.5);
    else sheet.place("inside", pottedPlant, { x: place, y });
  }
};

export const drawLounge: DrawRoom = (site) => {
  const { sheet, random, x, y, width } = site;
  const left = Math.max(x + 0.15, x + width / 2 - 1.3);
  sheet.place("inside", furniture.sofa, { x: left, y });
  if (random() < 0.75) addPerson(site, "seated", left + 0.6);
  if (width > 3) sheet.place("inside", pottedPlant, { x: Math.min(left + 2.4, x + width - 0.4), y });
  if (width > 4.6) addPerson(site, random() < 0.5 ? "coat" : "tablet", left + 3.3, true);
  hangLamps(site, Math.max(1, Math.round(width / 3.2)), 0.7);
};

export const drawCanteen: DrawRoom = (site) => {
  const { sheet, random, x, y, width } = site;
  const count = Math.max(1, Math.floor(width / 2.6));
  for (let index = 0; index < count; index++) {
    const middle = x + (width * (index + 0.5)) / count;
    const [isLeft, isRight] = [random() < 0.75, random() < 0.75];
    if (isLeft && isRight) sheet.place("people", seats.canteenBoth, { x: middle, y });
    else if (isLeft) sheet.place("people", seats.canteenLeft, { x: middle, y });
    else if (isRight) sheet.place("people", seats.canteenRight, { x: middle, y });
    else sheet.place("inside", furniture.canteenTable, { x: middle, y });
  }
  hangLamps(site, count, 0.5);
};

/** A room from which others are watched over: a wall of screens, and two who look at it. */
export const drawControl: DrawRoom = (site) => {
  const { sheet, x, y, width } = site;
  const left = x + 0.3;
  sheet.rect("inside", "body", left, y + 0.95, 0.1, 1.35);
  for (let row = 0; row < 3; row++)
    sheet.line("inside", "power", [
      [left + 0.1, y + 1.1 + row * 0.42],
      [left + 0.1, y + 1.38 + row * 0.42],
    ]);
  const count = Math.max(1, Math.floor((width - 1) / 2.3));
  for (let index = 0; index < count; index++) {
    const origin = left + 2.9 + index * 2.1;
    if (origin > x + width - 0.1) break;
    sheet.place("people", seats.workstation, { x: origin, y, flip: true });
  }
  if (width > 5) addPerson(site, "pointing", left + 0.75, true);
  hangLamps(site, Math.max(1, Math.round(width / 3.4)), 0.9);
};

/** Benches where things are made and tried. */
export const drawWorkshop: DrawRoom = (site) => {
  const { sheet, random, x, y, width } = site;
  const count = Math.max(1, Math.floor(width / 2.9));
  for (let index = 0; index < count; index++) {
    const left = x + (width * (index + 0.5)) / count - 1.1;
    sheet.rect("inside", "body", left, y + 0.84, 1.9, 0.09);
    sheet.line("inside", "seen", [
      [left + 0.1, y],
      [left + 0.1, y + 0.84],
      [left + 1.8, y + 0.84],
      [left + 1.8, y],
    ]);
    sheet.line("inside", "fine", [
      [left + 0.1, y + 0.3],
      [left + 1.8, y + 0.3],
    ]);
    sheet.outline(
      "inside",
      "body",
      left + 0.2,
      y + 0.93,
      "M0 0L.7 0L.7 .75L0 .75ZM.1 .1L.6 .1L.6 .62L.1 .62Z",
    );
    sheet.outline(
      "inside",
      "seen",
      left + 0.2,
      y + 0.93,
      "M.1 .45L.6 .45M.35 .45L.35 .3M.22 .1L.22 .22L.48 .22L.48 .1",
    );
    addPerson(site, random() < 0.5 ? "tablet" : "standing", left + 1.5 + 0.75, true);
  }
  hangLamps(site, Math.max(1, Math.round(width / 3)), 1);
};
