import type {
  AddFileAnswer,
  BlocksAnswer,
  FindAnswer,
  HistoryAnswer,
  HistoryStep,
  PagesAnswer,
  RippleAnswer,
  SaveAnswer,
  StepAnswer,
} from "../../../src/editor/answers.ts";
import type { EntryName } from "../../../src/editor/model/edit.ts";
import { listTexts } from "../../../src/editor/model/entries/find-mentions.ts";
import type { AnswerTo, AskedEdit, RequestTo } from "../../../src/editor/requests.ts";
import { apply, check } from "./apply.ts";
import { cut, join } from "./blocks.ts";
import { draw, rooms } from "./draw.ts";
import { formOf } from "./form.ts";
import { createEntries, digestOf, type Entry, find, valueAt } from "./site.ts";

/** The server’s search is tested with the server: this one only takes a part of a text, or the one shared value in words. */
function findTexts(words: string, { entries }: Memory): FindAnswer {
  const places = entries.flatMap(({ name, label, data }) =>
    listTexts(data)
      .filter(({ text }) => words !== "" && text.includes(words))
      .map(({ path, text }) => ({
        kind: "field" as const,
        label: `${label} · ${path.join(" ")}`,
        text,
        marks: [[text.indexOf(words), text.indexOf(words) + words.length] as const],
        entry: name,
        path,
        address: "/",
      })),
  );
  const settings = { entry: { collection: undefined, id: "site" }, path: [] };
  const shared = { kind: "value" as const, label: rooms.label, text: "12 · douze", marks: [], value: rooms };
  const found = words === "douze" ? [{ ...shared, ...settings }, ...places] : places;
  return { places: found, count: found.length };
}

type Step = {
  readonly step: number;
  readonly before: Entry;
  readonly after: Entry;
  readonly edit: AskedEdit;
  isUndone: boolean;
};

/** The files of the site, and the journal of what was saved. */
export type Memory = {
  entries: readonly Entry[];
  readonly steps: Step[];
  write(name: EntryName, edit: AskedEdit): void;
};

export function createMemory(): Memory {
  const memory: Memory = {
    entries: createEntries(),
    steps: [],
    write: (name, edit) => put(memory, apply(find(memory.entries, name), edit)),
  };
  return memory;
}

function put(memory: Memory, entry: Entry): void {
  memory.entries = memory.entries.map((other) => (other.file === entry.file ? entry : other));
}

export function answerEdit(name: string, body: unknown, memory: Memory): unknown {
  switch (name) {
    case "save":
      return save(body as RequestTo<"save">, memory);
    case "ripple":
      return ripple(body as RequestTo<"save">, memory);
    case "form":
      return formOf(find(memory.entries, (body as { entry: EntryName }).entry));
    case "history":
      return history(memory);
    case "undo":
    case "redo":
      return go(memory, name === "undo" ? last(memory) : undone(memory), name);
    case "restore": {
      const { steps, writes } = body as RequestTo<"restore">;
      const known = memory.steps.find(({ step }) => step === steps[0]);
      if (known === undefined || !writes) return { status: "planned", count: steps.length };
      return record(memory, known.before, { kind: "body", text: "" });
    }
    case "drafts":
    case "discard":
      return { drafts: [] };
    case "pages":
      return {
        pages: [
          { route: "/", title: "Accueil" },
          { route: "/services", title: "Services" },
        ],
      } satisfies PagesAnswer;
    case "add-file":
      return addFile((body as { name: string }).name);
    case "blocks":
      return {
        blocks: cut((body as { text: string }).text),
        directives: {
          callout: {
            label: "À retenir",
            holdsBlocks: true,
            fields: [{ path: ["title"], label: "Titre", isRequired: true, takes: { kind: "words" } }],
          },
        },
        addresses: ["https://www.exemple.fr"],
      } satisfies BlocksAnswer;
    case "values":
      return { values: [rooms] } satisfies AnswerTo<"values">;
    case "value": {
      const kept = { entry: { collection: undefined, id: "site" }, path: ["rooms"], address: "/" };
      return {
        named: rooms,
        forms: ["12", "douze"],
        kept: [{ ...kept, label: "Réglages · Nombre de salles", end: "Nombre de salles", value: 12 }],
        sayings: [],
      } satisfies AnswerTo<"value">;
    }
    case "images":
      return {
        images: [
          { value: "/coupe.svg", label: "coupe.svg", picture: "/coupe.svg" },
          { value: "/plan.svg", label: "plan.svg", picture: "/coupe.svg" },
        ],
      } satisfies AnswerTo<"images">;
    case "find":
      return findTexts((body as RequestTo<"find">).words, memory);
    case "entry": {
      const { label } = find(memory.entries, (body as { entry: EntryName }).entry);
      const link = { place: "a", label: "Services · Texte", words: "[l’accueil](/)", loses: "link" } as const;
      return {
        label,
        called: "/",
        hasPage: true,
        translations: [],
        mentions: [link, { ...link, place: "b", label: "Contact · Lien", loses: "field" }],
        replacements: [{ value: "/services", label: "Services" }],
      } satisfies AnswerTo<"entry">;
    }
    case "collections":
      return { collections: [{ value: "pages", label: "Page" }] } satisfies AnswerTo<"collections">;
    case "blank": {
      const takes = { kind: "date" } as const;
      const fields = [{ path: ["opened"], label: "Ouverture", isRequired: true, takes }];
      return { title: "Titre", fields, isDraft: true, placeholder: "À écrire" } satisfies AnswerTo<"blank">;
    }
    case "move":
    case "remove":
      return {
        status: "planned",
        redirects: [{ from: "/", to: "/accueil" }],
        mentions: [],
        files: [{ file: "content/pages/home.yaml", action: "changed" }],
      } satisfies AnswerTo<"move">;
    case "compose":
      return { text: join(body as Parameters<typeof join>[0]) };
    default:
      return {};
  }
}

function addFile(name: string): AddFileAnswer {
  if (name.endsWith(".heic")) return { status: "refused", why: "cette photo est au format HEIC" };
  if (name.endsWith(".pdf"))
    return { status: "document", url: "/documents/guide-bacs.pdf", about: "PDF, 3 pages, 1,2 Mo" };
  const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'/>";
  return { status: "image", url: "/images/facade.jpg", width: 40, height: 30, picture };
}

function judge({ entry, digest, old, edit }: RequestTo<"save">, memory: Memory) {
  const before = find(memory.entries, entry);
  const now = edit.kind === "body" ? before.body : valueAt(before, edit.path);
  const isSame = JSON.stringify(now) === JSON.stringify(old);
  if (digest !== digestOf(before) && !isSame)
    return { status: "conflict", digest: digestOf(before), theirs: now } as const;
  const after = apply(before, edit);
  const field = edit.kind === "body" ? "" : String(edit.path[0]);
  const wrong = check(after);
  if (wrong.length === 0) return { status: "right", before, after } as const;
  return {
    status: "refused",
    atField: wrong.filter((problem) => problem.field === field).map(({ message }) => message),
    beside: [],
    elsewhere: wrong.filter((problem) => problem.field !== field).map(({ message }) => message),
  } as const;
}

function save(request: RequestTo<"save">, memory: Memory): SaveAnswer {
  const judged = judge(request, memory);
  return judged.status === "right" ? record(memory, judged.after, request.edit) : judged;
}

function ripple(request: RequestTo<"save">, memory: Memory): RippleAnswer {
  const judged = judge(request, memory);
  if (judged.status !== "right") return judged;
  const pages = [
    { title: "Accueil", route: "/" },
    { title: "Services", route: "/services" },
  ];
  return { status: "known", pages, cards: 2, feeds: ["Blog"], search: true };
}

function record(memory: Memory, after: Entry, edit: AskedEdit): SaveAnswer {
  const before = find(memory.entries, after.name);
  const kept = memory.steps.filter(({ isUndone }) => !isUndone);
  memory.steps.splice(0, memory.steps.length, ...kept, {
    step: kept.length + 1,
    before,
    after,
    edit,
    isUndone: false,
  });
  put(memory, after);
  return saved(memory, kept.length + 1, after);
}

function saved(
  memory: Memory,
  step: number,
  entry?: Entry,
): Extract<SaveAnswer, { readonly status: "saved" }> {
  return { status: "saved", digest: entry ? digestOf(entry) : "", step, page: draw(memory.entries) };
}

const last = ({ steps }: Memory) => steps.findLast(({ isUndone }) => !isUndone);
const undone = ({ steps }: Memory) => steps.find(({ isUndone }) => isUndone);

function go(memory: Memory, step: Step | undefined, way: "undo" | "redo"): StepAnswer {
  if (step === undefined) return { status: "nothing" };
  const [from, entry] = way === "undo" ? [step.after, step.before] : [step.before, step.after];
  const now = find(memory.entries, from.name);
  if (digestOf(now) !== digestOf(from))
    return { status: "conflict", digest: digestOf(now), theirs: undefined };
  step.isUndone = way === "undo";
  put(memory, entry);
  const path = step.edit.kind === "body" ? [] : step.edit.path;
  const taken = { label: labelOf(step), entry: entry.name, path, isPublished: false };
  return { ...saved(memory, step.step, entry), taken };
}

function labelOf({ after, edit }: Step): string {
  return `${after.label} · ${(edit.kind === "body" ? undefined : edit.path[0]) ?? "Texte"}`;
}

function history(memory: Memory): HistoryAnswer {
  const [undo, redo] = [last(memory)?.step, undone(memory)?.step];
  const steps: HistoryStep[] = memory.steps.map((known) => {
    const { step, before, after, edit, isUndone } = known;
    const path = edit.kind === "body" ? [] : edit.path;
    return {
      step,
      at: Date.UTC(2026, 10, 25, 9, step),
      entry: after.name,
      label: labelOf(known),
      before: String(valueAt(before, path) ?? ""),
      after: String(valueAt(after, path) ?? ""),
      differs: { before: [], after: [] },
      restored: [],
      isUndone,
      isTakenBack: isUndone,
    };
  });
  const numbers = steps.map(({ step }) => step).reverse();
  return {
    steps: steps.reverse(),
    groups:
      numbers.length === 0 ? [] : [{ day: "2026-11-25", name: "Accueil", shown: numbers, steps: numbers }],
    left: 0,
    ...(undo === undefined ? {} : { undo }),
    ...(redo === undefined ? {} : { redo }),
  };
}
