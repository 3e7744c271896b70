import fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit, FieldPath } from "../../../../src/editor/model/edit.ts";
import {
  addEvent,
  createStep,
  emptyJournal,
  findTakenBack,
  isPlan,
  type Journal,
  type JournalEvent,
  makePatch,
  nextNumber,
  nextToRedo,
  nextToUndo,
  type PlanStep,
  parseJournal,
  toggleStep,
  writeEvent,
} from "../../../../src/editor/model/journal/journal.ts";
import { type PresentFiles, takeStepsBack } from "../../../../src/editor/model/journal/take-back.ts";
import { applyEdit } from "../../../../src/editor/model/splice/apply-edit.ts";
import type { Exchange } from "../../../../src/store/exchange.ts";

const encode = (text: string) => new TextEncoder().encode(text);

/** The files of a site, its journal, and what its plans have kept. */
class Site {
  journal: Journal = emptyJournal;
  #text = "";
  readonly files = new Map<string, Uint8Array>();
  readonly #kept = new Map<string, readonly Exchange[]>();
  readonly #present: PresentFiles = {
    read: (file) => this.files.get(file),
    find: ({ file }) => ({ file, format: "markdown", within: [] }),
    formatOf: () => "markdown",
    readPlan: ({ kept }) => this.#kept.get(kept),
  };

  constructor(files: Readonly<Record<string, string>>) {
    for (const [file, text] of Object.entries(files)) this.files.set(file, encode(text));
  }

  read(file: string): string | undefined {
    const bytes = this.files.get(file);
    return bytes && new TextDecoder().decode(bytes);
  }

  save(file: string, edit: Edit, page = "/"): number {
    const before = this.files.get(file) ?? encode("");
    const applied = applyEdit(before, "markdown", [], edit);
    if (applied.status !== "done") throw new Error(applied.why.key);
    const about = { step: nextNumber(this.journal), at: 1, entry: { collection: "a", id: file }, file };
    const step = createStep(
      { ...about, label: file, page, edit },
      { bytes: before, format: "markdown", within: [] },
      applied.bytes,
    );
    if (step === undefined) throw new Error("The file cannot be read.");
    this.#note({ kind: "saved", ...step });
    this.files.set(file, applied.bytes);
    return step.step;
  }

  plan(exchanges: readonly Exchange[], about: Partial<PlanStep> = {}): number {
    const step = nextNumber(this.journal);
    const kept = `.site/edit/kept/${step}`;
    this.#kept.set(kept, exchanges);
    this.#write(exchanges);
    const entry = { collection: "a", id: "plan" };
    const plan = { step, at: 1, entry, label: "plan", kept, before: "", after: "", isUndone: false };
    this.#note({ kind: "planned", ...plan, ...about });
    return step;
  }

  turn(name: "undo" | "redo", page: string): void {
    const step = (name === "undo" ? nextToUndo : nextToRedo)(this.journal, page);
    const before = step && !isPlan(step) ? this.files.get(step.file) : undefined;
    if (step === undefined || isPlan(step) || before === undefined) return;
    const turned = toggleStep(step, { bytes: before, format: "markdown", within: [] });
    if (turned.status !== "done") return;
    this.#note({
      kind: name === "undo" ? "undone" : "redone",
      step: step.step,
      patch: makePatch(before, turned.bytes),
    });
    this.files.set(step.file, turned.bytes);
  }

  /** What was refused, or the number of the step that has taken the others back. */
  restore(numbers: readonly number[]): number | readonly number[] | "outside" | "nothing" {
    const taken = takeStepsBack(this.journal, numbers, this.#present);
    if (taken.status === "gone") throw new Error("Nothing is kept.");
    if (taken.status === "blocked")
      return taken.by.length === 0 ? "outside" : taken.by.map(({ step }) => step);
    if (taken.steps.length === 0) return "nothing";
    return this.plan(taken.edits, { restored: taken.steps.map(({ step }) => step) });
  }

  reopen(): void {
    const read = parseJournal(this.#text);
    expect(read.steps.map(({ step }) => step)).toEqual(this.journal.steps.map(({ step }) => step));
    this.journal = read;
  }

  #write(exchanges: readonly Exchange[]): void {
    for (const { file, after } of exchanges) {
      if (after === undefined) this.files.delete(file);
      else this.files.set(file, after);
    }
  }

  #note(event: JournalEvent): void {
    this.journal = addEvent(this.journal, event);
    this.#text += writeEvent(event);
  }
}

const set = (path: FieldPath, value: string): Edit => ({ kind: "set", path, value });
const front = (title: string) => `---\ntitle: ${title}\nlead: L\nlist:\n  - a\n  - b\n  - a\n---\n\nMot.\n`;

const fields = ["title", "lead", "body"] as const;
const pages = ["un.md", "deux.md"] as const;
type Act =
  | { readonly is: "save"; readonly page: number; readonly field: number; readonly value: number }
  | { readonly is: "undo" | "redo"; readonly page: number }
  | { readonly is: "restore"; readonly chosen: readonly number[] }
  | { readonly is: "reopen" };
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant("save" as const),
      page: fc.nat(1),
      field: fc.nat(2),
      value: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constantFrom("undo" as const, "redo" as const), page: fc.nat(1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant("restore" as const),
      chosen: fc.array(fc.nat(30), { maxLength: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ is: "reopen" as const }) },
);

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

test(`steps are taken back all or none, unless a later one has touched the same field (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 25 }), (sequence) => {
      const site = new Site({ "un.md": front("A"), "deux.md": front("B") });
      const keyOf = (page: number, field: number) => `${pages[page]} ${fields[field]}`;
      const values = new Map<string, string>();
      const saved = new Map<number, { readonly key: string; readonly from: string | undefined }>();
      const valuesNow = () => new Map([...site.files.keys()].map((file) => [file, site.read(file)]));
      for (const act of sequence) {
        if (act.is === "reopen") site.reopen();
        else if (act.is !== "save" && act.is !== "restore") {
          const other = pages[1 - act.page] ?? "";
          const before = site.read(other);
          site.turn(act.is, `/${act.page}`);
          expect(site.read(other)).toBe(before);
        } else if (act.is === "save") {
          const [file = "", field] = [pages[act.page], fields[act.field] ?? "body"];
          const key = keyOf(act.page, act.field);
          const value = `v${act.value} de ${site.journal.steps.length}`;
          const edit: Edit = field === "body" ? { kind: "body", text: `\n${value}\n` } : set([field], value);
          const step = site.save(file, edit, `/${act.page}`);
          saved.set(step, { key, from: values.get(key) });
          values.set(key, value);
        } else {
          const back = findTakenBack(site.journal);
          const chosen = act.chosen.filter((number) => saved.has(number) && !back.has(number));
          const own = new Set(chosen);
          const expected = site.journal.steps
            .filter(({ step, restored }) => {
              const { key } = saved.get(step) ?? {};
              const isLater = chosen.some((number) => number < step && saved.get(number)?.key === key);
              return isLater && !restored && !own.has(step) && !back.has(step);
            })
            .map(({ step }) => step);
          const before = valuesNow();
          const outcome = site.restore(chosen);
          if (chosen.length === 0) expect(outcome).toBe("nothing");
          else if (expected.length > 0) expect(outcome).toEqual(expected);
          else {
            expect(outcome).toBeTypeOf("number");
            const untouched = pages.filter((_, page) =>
              chosen.every((number) => !saved.get(number)?.key.startsWith(pages[page] ?? "")),
            );
            for (const file of untouched) expect(site.read(file)).toBe(before.get(file));
            // What stood before returns to the byte when it is taken back in turn.
            const after = valuesNow();
            const again = site.restore([outcome as number]);
            expect(again).toBeTypeOf("number");
            expect(valuesNow()).toEqual(before);
            expect(site.restore([again as number])).toBeTypeOf("number");
            expect(valuesNow()).toEqual(after);
          }
          if (outcome !== "nothing" && typeof outcome !== "number") expect(valuesNow()).toEqual(before);
        }
      }
    }),
    { seed, numRuns: 80 },
  );
});

test("a step brings back what stood before it, and leaves a later change of another field", () => {
  const site = new Site({ "un.md": front("A") });
  const first = site.save("un.md", set(["title"], "Un"));
  site.save("un.md", set(["lead"], "Autre"));
  site.restore([first]);
  expect(site.read("un.md")).toBe(front("A").replace("lead: L", "lead: Autre"));
});

test("a step is refused by name of each later step that has changed its field, even to the same words", () => {
  const site = new Site({ "un.md": front("A") });
  const first = site.save("un.md", set(["title"], "Un"));
  const later = [site.save("un.md", set(["title"], "Deux")), site.save("un.md", set(["title"], "Un"))];
  expect(site.restore([first])).toEqual(later);
  expect(site.read("un.md")).toBe(front("Un"));
  expect(site.restore([first, ...later])).toBeTypeOf("number");
  expect(site.read("un.md")).toBe(front("A"));
});

test("a field that another program has changed since is left alone", () => {
  const site = new Site({ "un.md": front("A") });
  const first = site.save("un.md", set(["title"], "Un"));
  site.files.set("un.md", encode(front("Ailleurs")));
  expect(site.restore([first])).toBe("outside");
});

test("an item of a list is found again after others were added, moved and removed, also among alike items", () => {
  const site = new Site({ "un.md": front("A") });
  const first = site.save("un.md", set(["list", 1], "a"));
  site.save("un.md", { kind: "add", path: ["list", 0], value: "neuf" });
  site.save("un.md", { kind: "move", path: ["list"], from: 2, to: 3 });
  site.save("un.md", { kind: "remove", path: ["list", 1] });
  expect(site.restore([first])).toBeTypeOf("number");
  expect(site.read("un.md")).toContain("  - neuf\n  - a\n  - b\n");
  // A step of the list itself stands on all of its items.
  const other = site.save("un.md", set(["list", 0], "x"));
  const moved = site.save("un.md", { kind: "remove", path: ["list", 0] });
  expect(site.restore([other])).toEqual([moved]);
});

test("a new entry is taken back unless it was changed since, and a renamed one with the changes before it", () => {
  const site = new Site({ "un.md": front("A"), "content/menu.md": "---\nhref: /un\ntitle: M\n---\n" });
  const title = site.save("un.md", set(["title"], "Un"), "/un");
  const [text, menu] = [site.files.get("un.md"), site.files.get("content/menu.md")];
  const moved = site.plan(
    [
      { file: "un.md", before: text, after: undefined },
      { file: "deux.md", before: undefined, after: text },
      { file: "content/menu.md", before: menu, after: encode("---\nhref: /deux\ntitle: M\n---\n") },
    ],
    { before: "/un", after: "/deux", page: "/deux" },
  );
  expect(site.restore([title])).toEqual([moved]);
  const lead = site.save("deux.md", set(["lead"], "Neuf"), "/deux");
  expect(site.restore([moved])).toEqual([lead]);
  // Another field of a file that the plan has changed stays.
  site.save("content/menu.md", set(["title"], "Menu"));
  expect(nextToUndo(site.journal, "/deux")?.step).toBe(lead);
  expect(site.restore([title, moved, lead])).toBeTypeOf("number");
  expect(site.read("un.md")).toBe(front("A"));
  expect(site.read("deux.md")).toBeUndefined();
  expect(site.read("content/menu.md")).toBe("---\nhref: /un\ntitle: Menu\n---\n");
  // The page has its former address, without a step to undo.
  expect(nextToUndo(site.journal, "/un")).toBeUndefined();
});
