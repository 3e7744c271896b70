import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addEvent,
  createStep,
  emptyJournal,
  type FieldStep,
  isPlan,
  type Journal,
  type JournalEvent,
  makePatch,
  nextNumber,
  nextToRedo,
  nextToUndo,
  parseJournal,
  toggleStep,
  writeEvent,
  writeJournal,
} from "../../../../src/editor/model/journal/journal.ts";
import { applyEdit } from "../../../../src/editor/model/splice/apply-edit.ts";

const routes = ["/", "/blog", "/blog/un", "/contact"];
/** The files of a site. Every page shows fields of several, as pages show settings and the titles of others. */
const fields = [
  ["content/site.yaml", "name"],
  ["content/site.yaml", "phone"],
  ["content/pages/home.yaml", "title"],
  ["content/pages/home.yaml", "pitch"],
  ["content/articles/un.yaml", "title"],
] as const;
const files = new Map([
  ["content/site.yaml", "name: A # nom\nphone: B\n"],
  ["content/pages/home.yaml", "title: A\npitch: >-\n  B\n"],
  ["content/articles/un.yaml", "# Un\ntitle: A\n"],
]);

type Act =
  | { readonly is: "save"; readonly page: number; readonly field: number; readonly value: string }
  | { readonly is: "undo" | "redo"; readonly page: number }
  | { readonly is: "reopen" };

const page = fc.nat(routes.length - 1);
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant("save" as const),
      page,
      field: fc.nat(fields.length - 1),
      value: fc.constantFrom("C", "D", "E e", "F: f", "g # g"),
    }),
  },
  { weight: 5, arbitrary: fc.record({ is: fc.constantFrom("undo" as const, "redo" as const), page }) },
  { weight: 1, arbitrary: fc.constant({ is: "reopen" as const }) },
);

/** The journal of the tool, with the files that it changes. */
class Site {
  journal: Journal = emptyJournal;
  #text = "";
  readonly #bytes = new Map([...files].map(([file, text]) => [file, Buffer.from(text) as Uint8Array]));

  read(field: number): string {
    const [file = "", key = ""] = fields[field] ?? [];
    const text = Buffer.from(this.#bytes.get(file) ?? []).toString();
    return /^'(.*)'$/.exec(valueIn(text, key))?.[1] ?? valueIn(text, key);
  }

  save(route: string, field: number, value: string): void {
    const [file = "", key = ""] = fields[field] ?? [];
    const edit = { kind: "set", path: [key], value } as const;
    const before = this.#file(file);
    const applied = applyEdit(before.bytes, "yaml", [], edit);
    if (applied.status !== "done") throw new Error(applied.why.key);
    const about = { step: nextNumber(this.journal), at: 1, entry: { collection: "a", id: file }, file };
    const step = createStep({ ...about, label: key, page: route, edit }, before, applied.bytes);
    if (step === undefined) throw new Error("The file cannot be read.");
    this.#note({ kind: "saved", ...step });
    this.#bytes.set(file, applied.bytes);
  }

  /** The number of the step that was taken, or why none was. */
  take(name: "undo" | "redo", route: string): number | "nothing" | "conflict" {
    const step = (name === "undo" ? nextToUndo : nextToRedo)(this.journal, route);
    if (step === undefined || isPlan(step)) return "nothing";
    const before = this.#file(step.file);
    const turned = toggleStep(step, before);
    if (turned.status !== "done") return "conflict";
    const patch = makePatch(before.bytes, turned.bytes);
    this.#note({ kind: name === "undo" ? "undone" : "redone", step: step.step, patch });
    this.#bytes.set(step.file, turned.bytes);
    return step.step;
  }

  /** What a restart of the server reads, as written and as shortened. */
  reopen(): void {
    const read = parseJournal(this.#text);
    expect(read).toEqual(this.journal);
    this.journal = parseJournal(writeJournal(read));
    expect(this.journal).toEqual(read);
  }

  #file(file: string) {
    return { bytes: this.#bytes.get(file) ?? new Uint8Array(), format: "yaml", within: [] } as const;
  }

  #note(event: JournalEvent): void {
    this.journal = addEvent(this.journal, event);
    this.#text += writeEvent(event);
  }
}

function valueIn(text: string, key: string): string {
  const [, value = ""] = new RegExp(`^${key}: (?:>-\\n  )?(.*?)(?: # nom)?$`, "m").exec(text) ?? [];
  return value.replace(/^"(.*)"$/, "$1");
}

type Done = { readonly step: number; readonly field: number; readonly from: string; readonly to: string };

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

test(`undo and redo take the steps of one page, in order, and never one of another page (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 30 }), (sequence) => {
      const site = new Site();
      const values = fields.map((_, field) => site.read(field));
      const done = routes.map((): Done[] => []);
      const undone = routes.map((): Done[] => []);
      let count = 0;
      for (const act of sequence) {
        if (act.is === "reopen") site.reopen();
        else if (act.is === "save") {
          const from = values[act.field] ?? "";
          // The editor sends no value that the field has already.
          if (from === act.value) continue;
          site.save(routes[act.page] ?? "", act.field, act.value);
          count += 1;
          done[act.page]?.push({ step: count, field: act.field, from, to: act.value });
          undone[act.page] = [];
          values[act.field] = act.value;
        } else {
          const [source, target] = act.is === "undo" ? [done, undone] : [undone, done];
          const next = source[act.page]?.at(-1);
          const [now, other] = act.is === "undo" ? [next?.to, next?.from] : [next?.from, next?.to];
          const taken = site.take(act.is, routes[act.page] ?? "");
          if (next === undefined) expect(taken).toBe("nothing");
          else if (values[next.field] === now || values[next.field] === other) {
            expect(taken).toBe(next.step);
            values[next.field] = other ?? "";
            source[act.page]?.pop();
            target[act.page]?.push(next);
          }
          // Another page has changed the same field since, and its value stays.
          else expect(taken).toBe("conflict");
        }
        expect(fields.map((_, field) => site.read(field))).toEqual(values);
      }
    }),
    { seed, numRuns: 60 },
  );
});

function plan(journal: Journal, before: string, after: string, page = after): Journal {
  const step = nextNumber(journal);
  const kept = ".site/edit/kept/2026-11-26T09-00-00-plan";
  const entry = { collection: "a", id: "b" };
  return addEvent(journal, {
    kind: "planned",
    step,
    at: 1,
    entry,
    label: "L",
    kept,
    before,
    after,
    page,
    isUndone: false,
  });
}

function save(journal: Journal, page: string): Journal {
  const bytes = Buffer.from("title: A\n");
  const edit = { kind: "set", path: ["title"], value: "B" } as const;
  const about = {
    step: nextNumber(journal),
    at: 1,
    entry: { collection: "a", id: "b" },
    file: "f",
    label: "L",
  };
  const file = { bytes, format: "yaml", within: [] } as const;
  const step = createStep({ ...about, page, edit }, file, Buffer.from("title: B\n")) as FieldStep;
  return addEvent(journal, { kind: "saved", ...step });
}

function undoAll(journal: Journal, route: string): readonly number[] {
  const step = nextToUndo(journal, route);
  if (step === undefined) return [];
  return [step.step, ...undoAll(addEvent(journal, { kind: "undone", step: step.step }), route)];
}

test("a renamed page keeps the steps that it got under its former address", () => {
  const renamed = save(plan(save(save(emptyJournal, "/un"), "/autre"), "/un", "/deux"), "/deux");
  expect(nextToUndo(renamed, "/deux")?.step).toBe(4);
  const back = addEvent(renamed, { kind: "undone", step: 4 });
  expect(nextToUndo(back, "/deux")?.step).toBe(3);
  // The undo of the renaming leads to the former address, where it can be redone.
  const moved = addEvent(back, { kind: "undone", step: 3 });
  expect([nextToUndo(moved, "/un")?.step, nextToRedo(moved, "/un")?.step]).toEqual([1, 3]);
  expect(nextToUndo(moved, "/deux")).toBeUndefined();
  expect(undoAll(renamed, "/autre")).toEqual([2]);
});

test("a new page does not get the steps of the page that had its address before", () => {
  const gone = plan(save(emptyJournal, "/un"), "/un", "", "/");
  expect(nextToUndo(gone, "/")?.step).toBe(2);
  const created = save(plan(gone, "", "/un"), "/un");
  expect(undoAll(created, "/un")).toEqual([4, 3]);
});

test("words that were typed and taken back before their field was left are no step", () => {
  const before = save(emptyJournal, "/un");
  const bytes = Buffer.from("title: A\n");
  const edit = { kind: "set", path: ["title"], value: "A" } as const;
  const about = { step: 2, at: 1, entry: { collection: "a", id: "b" }, file: "f", label: "L", page: "/un" };
  const idle = createStep({ ...about, edit }, { bytes, format: "yaml", within: [] }, bytes) as FieldStep;
  expect(nextToUndo(addEvent(before, { kind: "saved", ...idle }), "/un")?.step).toBe(1);
});

test("the last published step survives a restart and a journal that is shortened", () => {
  const sent = addEvent(save(save(emptyJournal, "/un"), "/un"), { kind: "published", step: 2 });
  expect(parseJournal(writeJournal(sent)).published).toBe(2);
  expect(parseJournal(writeJournal(save(sent, "/un"))).published).toBe(2);
});
