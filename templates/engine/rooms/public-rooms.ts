import { bookcase, furniture, seats, shopShelf } from "../symbols/furniture.ts";
import { people, plantTree } from "../symbols/living.ts";
import { addPerson, type DrawRoom, hangLamps, stripLight } from "./room-site.ts";

/** From this scale up, books and goods can be told apart. */
const scaleOfSmallThings = 13;

export const drawHall: DrawRoom = (site) => {
  const { sheet, random, x, y, width } = site;
  if (width > 4.2) {
    sheet.place("inside", furniture.counter, { x: x + width - 2.1, y });
    addPerson(site, "standing", x + width - 1, true);
    addPerson(site, "coat", x + width - 2.6);
    addPerson(site, "walking", x + width * 0.25);
  } else {
    addPerson(site, "walking", x + width * 0.32, random() < 0.5);
    addPerson(site, "coat", x + width * 0.68, true);
  }
  hangLamps(site, Math.max(1, Math.round(width / 3)), 0.9);
};

export const drawShop: DrawRoom = (site) => {
  const { sheet, x, y, width } = site;
  const count = Math.floor((width - 1.5) / 1.12);
  const shelf = shopShelf(sheet.scale >= scaleOfSmallThings);
  for (let index = 0; index < count; index++) sheet.place("inside", shelf, { x: x + 0.25 + index * 1.12, y });
  addPerson(site, "coat", x + width - 0.45);
  if (width > 4.5) addPerson(site, "standing", x + width - 1.05);
  hangLamps(site, Math.max(1, Math.round(width / 2.6)), 0.5);
};

export const drawBooks: DrawRoom = (site) => {
  const { sheet, random, x, y, width } = site;
  const count = Math.floor((width - 1.1) / 0.93);
  const shelf = bookcase(sheet.scale >= scaleOfSmallThings);
  for (let index = 0; index < count; index++) sheet.place("inside", shelf, { x: x + 0.2 + index * 0.93, y });
  addPerson(site, random() < 0.5 ? "coat" : "standing", x + width - 0.55, true);
  hangLamps(site, Math.max(1, Math.round(width / 3)), 0.6);
};

export const drawClassroom: DrawRoom = (site) => {
  const { sheet, x, y, width } = site;
  sheet.place("inside", furniture.whiteboard, { x: x + 0.2, y });
  addPerson(site, "pointing", x + 0.85, true);
  const count = Math.floor((width - 1.9) / 1.25);
  for (let index = 0; index < count; index++) {
    const left = x + 1.85 + index * 1.25;
    sheet.place("people", seats.pupilTable, { x: left, y });
  }
  hangLamps(site, Math.max(1, Math.round(width / 3)), 1.2);
};

export const drawCare: DrawRoom = (site) => {
  const { sheet, x, y, width } = site;
  const count = Math.max(1, Math.floor(width / 3.2));
  for (let index = 0; index < count; index++) {
    const left = x + (width - count * 3) / 2 + index * 3 + 0.5;
    sheet.place("inside", furniture.hospitalBed, { x: left, y });
    if (index % 2 === 0) addPerson(site, "tablet", left + 2.35, true);
  }
  if (width > 4) addPerson(site, "wheelchair", x + 0.6);
  hangLamps(site, count, 0.9);
};

export const drawGym: DrawRoom = (site) => {
  const { sheet, x, y, width } = site;
  const count = Math.max(1, Math.floor(width / 2.1));
  for (let index = 0; index < count; index++) {
    const left = x + (width * (index + 0.5)) / count - 0.8;
    sheet.place("inside", furniture.treadmill, { x: left, y });
    sheet.place("people", people.walking, { x: left + 0.8, y: y + 0.22 });
  }
  hangLamps(site, Math.max(1, Math.round(width / 3)), 0.9);
};

/** Seats that climb to the right, cut with the building, before someone who speaks. */
export const drawTiers: DrawRoom = (site) => {
  const { sheet, random, x, y, width, height } = site;
  const count = Math.floor((width - 3.5) / 0.95);
  const steps: [number, number][] = [[x + 2.8, y]];
  sheet.rect("inside", "body", x + 0.3, y + 1, 0.07, Math.min(3, height - 2));
  addPerson(site, "pointing", x + 1.3, true);
  for (let index = 0; index < count; index++) {
    const left = x + 3 + index * 0.95;
    const level = y + (index + 1) * 0.26;
    steps.push([left, level], [left + 0.95, level]);
    sheet.place("inside", furniture.chair, { x: left + 0.6, y: level, flip: true, size: 0.9 });
    if (random() < 0.78)
      sheet.place("people", people.seated, { x: left + 0.6, y: level, flip: true, size: 0.92 });
  }
  sheet.cut([...steps, [x + 3 + count * 0.95, y]]);
  for (const at of [0.16, 0.45, 0.74]) stripLight(site, x + width * at, 0.45, 0.9);
};

/** A stage for a prize: a lectern, a cup on its plinth, those who clap. */
export const drawPodium: DrawRoom = (site) => {
  const { sheet, x, y, width } = site;
  const stage = Math.min(4.2, width * 0.45);
  sheet.cutRect(x, y, stage, 0.4);
  sheet.place("inside", furniture.lectern, { x: x + 0.6, y: y + 0.4 });
  sheet.place("people", people.tablet, { x: x + 0.42, y: y + 0.4 });
  sheet.place("inside", furniture.trophy, { x: x + stage * 0.5, y: y + 0.4 });
  sheet.place("people", people.coat, { x: x + stage * 0.5 + 0.7, y: y + 0.4, flip: true });
  sheet.place("people", people.pointing, { x: x + stage * 0.5 + 1.45, y: y + 0.4, flip: true });
  for (let seat = x + stage + 1.2, index = 0; seat < x + width - 0.4; seat += 0.95, index++) {
    sheet.place("inside", furniture.chair, { x: seat, y, flip: true });
    if (index % 4 !== 2) addPerson(site, "seated", seat, true);
  }
  hangLamps(site, Math.max(2, Math.round(width / 3)), 0.7);
};

/** A covered court: a tree and those who cross. Upper storeys only pass through it. */
export const drawAtrium: DrawRoom = (site) => {
  const { sheet, x, y, width, room } = site;
  if (!room.height) return;
  plantTree(sheet, 1, x + width / 2, y, Math.min(room.height * 0.75, width * 1.15));
  addPerson(site, "walking", x + width * 0.17);
  addPerson(site, "coat", x + width * 0.74, true);
  addPerson(site, "standing", x + width * 0.87);
  if (width > 4.5) sheet.place("inside", furniture.bench, { x: x + width * 0.28, y });
};

export const drawEmpty: DrawRoom = () => {};
