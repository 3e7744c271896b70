import { plant } from "./plant.mjs";

export const parse = plant(() => {
  const before = process.cpuUsage();
  const spent = () => process.cpuUsage(before).user + process.cpuUsage(before).system;
  while (spent() < 500_000);
});
