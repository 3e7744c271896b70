import type { Taken } from "../../../src/editor/model/merge/merge-file.ts";
import type { Question } from "../../../src/editor/publish/merge-upstream.ts";
import { type ModelTree, type RealTree, toReal } from "./histories.ts";

/** A publication of two random histories. */
export type Published = {
  readonly base: ModelTree;
  readonly mine: ModelTree;
  readonly theirs: ModelTree;
  /** The tree that the remote has afterwards. */
  readonly result: RealTree;
  /** Everything that was asked, with the last choices. */
  readonly questions: readonly Question[];
  /** What Git takes for renamed, by the former path. */
  readonly renames: Readonly<Record<Taken, ReadonlyMap<string, string>>>;
};

const sides = ["mine", "theirs"] as const;
const otherOf = (side: Taken) => (side === "mine" ? "theirs" : "mine");
const isNear = (one: string, other: string) =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** Returns each way in which a publication breaks the law of publications: what was lost, changed or asked in vain. */
export function findFaults(published: Published): readonly string[] {
  const { questions, renames } = published;
  const base = toReal(published.base);
  const trees = { mine: toReal(published.mine), theirs: toReal(published.theirs) };
  const result = published.result;
  const faults: string[] = [];
  const paths = new Set([base, trees.mine, trees.theirs, result].flatMap((tree) => [...tree.keys()]));
  const isTouched = (side: Taken, path: string) => !isSame(base.get(path), trees[side].get(path));
  const touched = { mine: new Set<string>(), theirs: new Set<string>() };
  for (const side of sides) for (const path of paths) if (isTouched(side, path)) touched[side].add(path);
  const isTouchedNear = (side: Taken, path: string) => [...touched[side]].some((each) => isNear(each, path));

  /** A path with those from which and to which its file was renamed. */
  const around = (path: string): readonly string[] => {
    const all = new Set([path]);
    for (const side of sides)
      for (const [from, to] of renames[side])
        if (all.has(from) || all.has(to)) {
          all.add(from);
          all.add(to);
        }
    return [...all];
  };
  const pathsOf = ({ file, clash }: Question) =>
    clash.kind === "address" ? [file, clash.mine, clash.theirs] : [file];
  const isCovered = (path: string, taken?: Taken) =>
    questions.some(
      (question) =>
        (taken === undefined || question.taken === taken) &&
        pathsOf(question).some((each) => around(path).some((one) => isNear(one, each))),
    );

  /** A file in place of a folder: one choice for everything at this path and below it. */
  const places = questions.filter(
    ({ clash }) => clash.kind === "file" && [clash.mine, clash.theirs].some(({ is }) => is === "folder"),
  );
  const isInPlace = (path: string) =>
    places.some(({ file }) => around(path).some((each) => isNear(file, each)));

  // A path that only one author has touched is never asked about.
  for (const question of questions)
    for (const side of sides)
      if (
        !pathsOf(question)
          .flatMap(around)
          .some((path) => isTouchedNear(side, path))
      )
        faults.push(`asked about ${question.file}, which is not changed in ${side}`);

  // It is as that author has it.
  for (const path of paths)
    for (const side of sides) {
      const other = otherOf(side);
      if (!touched[side].has(path) && touched.mine.has(path) === touched.theirs.has(path)) {
        if (!isSame(base.get(path), result.get(path))) faults.push(`nobody has touched ${path}`);
        continue;
      }
      if (isInPlace(path)) continue;
      if (!touched[side].has(path) || around(path).some((each) => isTouchedNear(other, each))) continue;
      if (!isSame(trees[side].get(path), result.get(path))) faults.push(`${path} is not as in ${side}`);
      if (isCovered(path)) faults.push(`asked about ${path}, which only ${side} has touched`);
    }

  // What one has written is there, unless the other version was chosen or this author removed it.
  const text = [...result.values()].map(({ bytes }) => bytes.toString().replaceAll("\r\n", "\n")).join("\n");
  for (const side of sides) {
    const former = new Map([...published.base.values()].map((file) => [file.id, file]));
    for (const [path, file] of published[side])
      for (const [slot, value] of Object.entries(file.slots)) {
        const isNew =
          former.get(file.id)?.slots[slot] !== value || !isSame(base.get(path), trees[side].get(path));
        if (!isNew || isCovered(path, otherOf(side)) || former.get(file.id)?.slots[slot] === value) continue;
        const shown = file.kind === "link" ? (value.split(" ").at(-1) ?? "") : value;
        if (!text.includes(shown)) faults.push(`${side} lost “${slot}” of ${path}`);
      }
  }

  // A rename takes the changes of the other along.
  for (const side of sides)
    for (const [from, to] of renames[side]) {
      const other = otherOf(side);
      const isPlain = trees[other].has(from) && touched[other].has(from) && !renames[other].has(from);
      const isInTheWay = [...touched[other]].some((path) => path !== from && isNear(path, to));
      if (!isPlain || isInTheWay || isCovered(from)) continue;
      if (isSame(result.get(from), trees[other].get(from)))
        faults.push(`${from} is still there after a rename`);
      if (!result.has(to)) faults.push(`${to} is missing after a rename`);
    }

  // Where a whole version was chosen, it is there to the byte.
  for (const { file, clash, taken } of questions) {
    if (clash.kind !== "file" || taken === undefined) continue;
    for (const path of around(file)) {
      const chosen = trees[taken].get(path);
      const isElsewhere = around(file).length > 1;
      if (!isElsewhere && !isSame(chosen, result.get(path)))
        faults.push(`${path} is not as chosen (${taken})`);
    }
    // A place is compared below.
    if (places.some((place) => place.file === file)) continue;
    const wanted = around(file)
      .map((path) => trees[taken].get(path))
      .filter((one) => one !== undefined);
    if (wanted.length > 0 && !wanted.some((one) => [...result.values()].some((each) => isSame(each, one))))
      faults.push(`${file} is nowhere as chosen (${taken})`);
  }
  for (const { file, taken } of places)
    for (const path of paths)
      if (taken !== undefined && path.startsWith(`${file}/`) && around(path).length === 1)
        if (!isSame(trees[taken].get(path), result.get(path)))
          faults.push(`${path} is not as chosen (${taken})`);
  // Where a field was chosen, its words are there, and those of the other are not.
  for (const { file, clash, taken } of questions) {
    if (clash.kind !== "field" || taken === undefined) continue;
    const chosen = clash[taken];
    if (typeof chosen === "string" && !text.includes(chosen.trim()))
      faults.push(`${file}: the choice is lost`);
  }
  return faults;
}

type Real = { readonly mode: string; readonly bytes: Buffer };

function isSame(one: Real | undefined, other: Real | undefined): boolean {
  return (
    one?.mode === other?.mode && (one === undefined || other === undefined || one.bytes.equals(other.bytes))
  );
}
