import { furniture } from "../symbols/furniture.ts";
import { pottedPlant } from "../symbols/living.ts";
import { addPerson, type DrawRoom, hangLamps, standLamp } from "./room-site.ts";

export const drawLiving: DrawRoom = (site) => {
  const { sheet, random, x, y, width } = site;
  const left = x + width / 2 - 1.1;
  sheet.place("inside", furniture.sofa, { x: left, y });
  sheet.place("inside", furniture.picture, { x: left + 0.4, y });
  const lamp = left + 2.25;
  if (lamp < x + width - 0.3) {
    sheet.place("inside", furniture.floorLamp, { x: lamp, y });
    standLamp(site, lamp, 1.45, 0.24, 0.7);
  }
  if (random() < 0.7) addPerson(site, "seated", left + 0.5);
  if (random() < 0.5 && width > 4) addPerson(site, "coat", x + 0.6);
  else if (width > 4) sheet.place("inside", pottedPlant, { x: x + 0.6, y });
};

export const drawBedroom: DrawRoom = (site) => {
  const { sheet, x, y, width } = site;
  sheet.place("inside", furniture.bed, { x: x + 0.3, y });
  const lamp = x + 2.65;
  if (lamp < x + width - 0.2) {
    sheet.place("inside", furniture.nightTable, { x: lamp, y });
    standLamp(site, lamp, 0.64, 0.15, 0);
  }
  if (width > 3.8) sheet.place("inside", furniture.wardrobe, { x: x + width - 1, y });
};

export const drawKitchen: DrawRoom = (site) => {
  const { sheet, random, x, y, width, height } = site;
  const count = Math.max(2, Math.floor((width - 0.9) / 0.6));
  for (let index = 0; index < count; index++) {
    sheet.place("inside", furniture.kitchenUnit, { x: x + 0.2 + index * 0.6, y });
    if (index !== 1) sheet.place("inside", furniture.wallCupboard, { x: x + 0.2 + index * 0.6, y });
  }
  sheet.line("inside", "seen", [
    [x + 0.15, y + 0.89],
    [x + 0.25 + count * 0.6, y + 0.89],
  ]);
  sheet.shape("inside", "body", [
    [x + 0.8, y + 1.5],
    [x + 1.4, y + 1.5],
    [x + 1.2, y + 1.75],
    [x + 1.2, y + height],
    [x + 1, y + height],
    [x + 1, y + 1.75],
  ]);
  if (random() < 0.75) addPerson(site, random() < 0.5 ? "standing" : "coat", x + width - 0.4, true);
  hangLamps(site, 1, 0.4);
};

export const drawBathroom: DrawRoom = (site) => {
  const { sheet, x, y, width } = site;
  sheet.place("inside", furniture.bathtub, { x: x + 0.15, y });
  sheet.line("inside", "fine", [
    [x + 0.05, y + 1.8],
    [x + width - 0.05, y + 1.8],
  ]);
  if (width > 2.4) sheet.place("inside", furniture.washbasin, { x: x + 1.95, y });
  if (width > 3.4) addPerson(site, "coat", x + 2.9, true);
};
