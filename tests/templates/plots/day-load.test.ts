import { expect, test } from "vitest";
import {
  call,
  nebcoRebound,
  nebefRebound,
  referenceDay,
  type Stretch,
  shiftLoad,
  stepPath,
} from "../../../templates/plots/nebef-nebco.tsx";

test("the plot of the example shows the figures of its article: 5 040 kWh, then 4 960 under both schemes", () => {
  const dayEnergy = (day: readonly Stretch[]) =>
    day.reduce((energy, { from, to, power }) => energy + (to - from) * power, 0);
  expect(dayEnergy(referenceDay)).toBe(5040);
  expect(dayEnergy(shiftLoad(referenceDay, [call, nebefRebound]))).toBe(4960);
  expect(dayEnergy(shiftLoad(referenceDay, [call, nebcoRebound]))).toBe(4960);
});

test("the highest power is 400 kW under NEBEF and 360 kW under NEBCO", () => {
  const highest = (rebound: typeof nebefRebound) =>
    Math.max(...shiftLoad(referenceDay, [call, rebound]).map(({ power }) => power));
  expect(highest(nebefRebound)).toBe(400);
  expect(highest(nebcoRebound)).toBe(360);
});

test("a stretch is cut where a shift starts and ends inside it", () => {
  const day = [{ from: 8, to: 18, power: 320 }];
  expect(shiftLoad(day, [{ from: 10, to: 12, change: 80 }])).toEqual([
    { from: 8, to: 10, power: 320 },
    { from: 10, to: 12, power: 400 },
    { from: 12, to: 18, power: 320 },
  ]);
});

test("the line of a day is flat within a stretch and upright between two", () => {
  const day = [
    { from: 0, to: 2, power: 10 },
    { from: 2, to: 3, power: 30 },
  ];
  const path = stepPath(
    day,
    (hour) => hour * 10,
    (power) => 100 - power,
  );
  expect(path).toBe("M0 90H20L20 70H30");
});
