import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { listEngines } from "../../support/engines/engines.ts";
import { articles } from "./articles.ts";
import { cards } from "./cards.ts";
import { colleagues } from "./colleagues.ts";
import { type Desk, openDesk, type Task } from "./desk.ts";
import { finding } from "./finding.ts";
import { hours } from "./hours.ts";
import { mistakes } from "./mistakes.ts";
import { publishing } from "./publishing.ts";
import { values } from "./values.ts";
import { writing } from "./writing.ts";

/**
 * What an editor does in a month, in the order of its days. Tasks build on what was done before, failed ones aside.
 * `MONTH_PICTURES` names a folder for pictures of the window as a task failed.
 */
const tasks: readonly Task[] = [
  ...[mistakes, values, finding, writing, publishing],
  ...[cards, articles, hours, colleagues],
]
  .flat()
  .toSorted((one, other) => one.day - other.day);

type Row = {
  readonly task: Task;
  readonly seconds: number;
  readonly clicks: number;
  readonly keys: number;
  readonly outcome: string;
};

describe.each(listEngines())("a month in $name", (engine) => {
  let desk: Desk;
  const rows: Row[] = [];
  beforeAll(async () => {
    desk = await openDesk(engine, { width: 1366, height: 768 });
  });
  afterAll(async () => {
    await desk?.close();
    await engine.close();
    process.stdout.write(`\n${drawTable(engine.name, rows)}\n`);
  });

  for (const task of tasks) {
    const reason = task.not?.[engine.name];
    test.skipIf(reason !== undefined)(`day ${task.day}: ${task.name}`, async () => {
      desk.person.count();
      const start = performance.now();
      const note = (outcome: string) =>
        rows.push({ task, seconds: (performance.now() - start) / 1000, ...desk.person.count(), outcome });
      await task.run(desk).then(
        () => note("fait"),
        async (error: unknown) => {
          note(`échoué : ${String(error).split("\n")[0]}`);
          const { MONTH_PICTURES: folder } = process.env;
          const picture = folder && (await desk.person.visitor.picture().catch(() => undefined));
          if (picture) writeFileSync(join(folder, `${engine.name}-${tasks.indexOf(task) + 1}.png`), picture);
          // The next task starts as after a night.
          await desk.person.open("about:blank").catch(() => {});
          throw error;
        },
      );
    });
  }
});

function drawTable(engine: string, rows: readonly Row[]): string {
  const number = (value: number, width: number) => String(value).padStart(width);
  const lines = rows.map(
    ({ task, seconds, clicks, keys, outcome }) =>
      `${number(task.day, 4)} ${seconds.toFixed(1).padStart(6)} ${number(clicks, 5)} ${number(keys, 6)}  ${task.name} : ${outcome}`,
  );
  const done = rows.filter(({ outcome }) => outcome === "fait").length;
  return [
    `Un mois dans ${engine} : ${done} tâches faites sur ${rows.length}`,
    "jour      s clics touches",
    ...lines,
  ].join("\n");
}
