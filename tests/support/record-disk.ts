import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { onTestFinished } from "vitest";

/** What this process does to the disk. A file is a number, since it may change its name. Paths are from the root. */
export type Step =
  | { readonly what: "name"; readonly path: string; readonly file: number | "folder"; readonly from?: string }
  | { readonly what: "unname"; readonly path: string }
  /** `bytes` is the whole content after it. */
  | { readonly what: "write"; readonly path: string; readonly file: number; readonly bytes: Buffer }
  | { readonly what: "flush"; readonly path: string; readonly file: number | "folder" }
  /** What somebody was told. */
  | { readonly what: "told"; readonly path: string };

export type Recorded = {
  readonly steps: readonly Step[];
  /** What there was before the first step. */
  readonly start: Disk;
  tell(text: string): void;
};

type Disk = {
  readonly names: ReadonlyMap<string, number | "folder">;
  readonly contents: ReadonlyMap<number, Buffer>;
};

/** Records what happens below `root` until the test ends, apart from paths that `isLeftOut` names. */
export function recordDisk(root: string, isLeftOut: (path: string) => boolean = () => false): Recorded {
  const steps: Step[] = [];
  const names = new Map<string, number | "folder">([["", "folder"]]);
  const contents = new Map<number, Buffer>();
  const handles = new Map<number, string>();
  let count = 0;
  const original = { ...fs };
  const pathOf = (place: unknown): string | undefined => {
    const path = relative(root, String(place)).split(sep).join("/");
    return path.startsWith("..") || isLeftOut(path) ? undefined : path;
  };
  const read = (path: string) => original.readFileSync(join(root, path));

  const visit = (folder: string) => {
    for (const entry of original.readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (isLeftOut(path)) continue;
      if (entry.isDirectory()) {
        names.set(path, "folder");
        visit(path);
      } else if (entry.isFile()) {
        names.set(path, count);
        contents.set(count, read(path));
        count += 1;
      }
    }
  };
  visit("");
  const start = { names: new Map(names), contents: new Map(contents) };

  const name = (path: string, file: number | "folder", from?: string) => {
    names.set(path, file);
    steps.push({ what: "name", path, file, ...(from !== undefined && { from }) });
  };
  const write = (path: string) => {
    const file = names.get(path);
    if (typeof file === "number") steps.push({ what: "write", path, file, bytes: read(path) });
  };
  /** Names a file that another program has made. */
  const know = (path: string) => {
    if (names.has(path)) return;
    name(path, count);
    count += 1;
    write(path);
  };
  const forget = (path: string) => {
    for (const known of [...names.keys()]) {
      if (known !== path && !known.startsWith(`${path}/`)) continue;
      names.delete(known);
      steps.push({ what: "unname", path: known });
    }
  };

  let isWithin = false;
  const patched: (keyof typeof fs)[] = [];
  /** Node’s functions call each other: only the outermost call is recorded. */
  const watch = <Name extends keyof typeof fs>(
    key: Name,
    note: (run: () => unknown, ...args: readonly unknown[]) => unknown,
  ) => {
    const run = original[key] as (...args: readonly unknown[]) => unknown;
    const watched = (...args: readonly unknown[]) => {
      if (isWithin) return run(...args);
      isWithin = true;
      try {
        return note(() => run(...args), ...args);
      } finally {
        isWithin = false;
      }
    };
    Object.assign(fs, { [key]: watched });
    patched.push(key);
  };
  watch("openSync", (run, place, flags) => {
    const path = pathOf(place);
    const handle = run() as number;
    if (path === undefined) return handle;
    handles.set(handle, path);
    if (String(flags).startsWith("r")) return handle;
    if (names.has(path) && flags === "w") write(path);
    know(path);
    return handle;
  });
  watch("closeSync", (run, handle) => {
    handles.delete(handle as number);
    return run();
  });
  watch("writeFileSync", (run, target) => {
    const path = typeof target === "number" ? handles.get(target) : pathOf(target);
    run();
    if (path === undefined) return;
    if (names.has(path)) write(path);
    else know(path);
  });
  watch("fsyncSync", (run, handle) => {
    const path = handles.get(handle as number);
    run();
    if (path === undefined) return;
    if (original.statSync(join(root, path)).isFile()) know(path);
    steps.push({ what: "flush", path, file: names.get(path) ?? "folder" });
  });
  watch("renameSync", (run, from, to) => {
    const [old, path] = [pathOf(from), pathOf(to)];
    if (old !== undefined) know(old);
    run();
    const file = old === undefined ? undefined : names.get(old);
    if (old === undefined || path === undefined || file === undefined) return;
    name(path, file, old);
    forget(old);
  });
  watch("linkSync", (run, from, to) => {
    const [old, path] = [pathOf(from), pathOf(to)];
    run();
    const file = old === undefined ? undefined : names.get(old);
    if (path !== undefined && file !== undefined) name(path, file, old);
  });
  for (const key of ["rmSync", "unlinkSync"] as const)
    watch(key, (run, place) => {
      const path = pathOf(place);
      run();
      if (path !== undefined) forget(path);
    });
  watch("mkdirSync", (run, place) => {
    const first = run() as string | undefined;
    const made: string[] = [];
    const last = pathOf(place);
    if (first !== undefined && last !== undefined)
      for (let path = last; !names.has(path); path = parentOf(path)) made.unshift(path);
    for (const path of made) name(path, "folder");
    return first;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    for (const key of patched) Object.assign(fs, { [key]: original[key] });
    syncBuiltinESMExports();
  });
  return { steps, start, tell: (text) => void steps.push({ what: "told", path: text }) };
}

/** One line a step, in which temporary names are alike. */
export function describeSteps(steps: readonly Step[]): readonly string[] {
  return steps.map((step) => {
    const path = step.path.replace(/\.site-\d+-\d+\.tmp$/, "new");
    if (step.what !== "name") return `${step.what} ${path}`;
    if (step.from !== undefined) return `rename to ${path}`;
    return `${step.file === "folder" ? "make folder" : "make"} ${path}`;
  });
}

/** What a power cut after the steps would take back: content and names that are not flushed, except temporary ones. */
export function listUnflushed(steps: readonly Step[]): readonly string[] {
  const isFlushed = (after: number, file: number | "folder", path: string) =>
    steps.some(
      (step, at) =>
        at > after && step.what === "flush" && (file === "folder" ? step.path === path : step.file === file),
    );
  return steps.flatMap((step, at) => {
    // The schemas for text editors are made anew where they are broken.
    if (/\.tmp$|^\.site\/schemas\b/.test(step.path)) return [];
    if (step.what === "write" && !isFlushed(at, step.file, "")) return [`the content of ${step.path}`];
    const isName = step.what === "name" || step.what === "unname";
    return isName && !isFlushed(at, "folder", parentOf(step.path)) ? [`the name ${step.path}`] : [];
  });
}

/**
 * The disk after a power cut behind the step `at`: what was flushed, and of the rest whatever the disk had got to. A
 * file system may keep the order of names or not; of content that was not flushed, it has all, none or a part.
 */
export function cutPower(
  { start, steps: all }: Recorded,
  at: number,
  random: () => number,
): ReadonlyMap<string, Buffer | "folder"> {
  const steps = all.slice(0, at);
  const contents = new Map(start.contents);
  const torn = new Map<number, Buffer>();
  for (const step of steps) {
    if (step.what === "write") torn.set(step.file, step.bytes);
    if (step.what !== "flush" || step.file === "folder") continue;
    contents.set(step.file, torn.get(step.file) ?? contents.get(step.file) ?? Buffer.alloc(0));
    torn.delete(step.file);
  }
  for (const [file, bytes] of torn) contents.set(file, tear(contents.get(file), bytes, random));

  const reached = Math.floor(random() * (steps.length + 1));
  const keepsOrder = random() < 0.5;
  const names = new Map(start.names);
  for (const [index, step] of steps.entries()) {
    if (step.what !== "name" && step.what !== "unname") continue;
    const folder = parentOf(step.path);
    const isFlushed = steps.some(
      (other, later) => later > index && other.what === "flush" && other.path === folder,
    );
    if (!isFlushed && (keepsOrder ? index >= reached : random() < 0.5)) continue;
    if (step.what === "name") names.set(step.path, step.file);
    else names.delete(step.path);
  }
  const isReached = (path: string): boolean =>
    path === "" || (names.get(parentOf(path)) === "folder" && isReached(parentOf(path)));
  return new Map(
    [...names]
      .filter(([path]) => path !== "" && isReached(path))
      .map(([path, file]) => [path, file === "folder" ? file : (contents.get(file) ?? Buffer.alloc(0))]),
  );
}

function tear(flushed: Buffer | undefined, bytes: Buffer, random: () => number): Buffer {
  const old = flushed ?? Buffer.alloc(0);
  if (random() < 1 / 3) return old;
  if (random() < 1 / 2) return bytes;
  // What was flushed of a file that has grown since is not at risk.
  const first = bytes.subarray(0, old.length).equals(old) ? old.length : 0;
  return bytes.subarray(0, first + Math.floor(random() * (bytes.length - first)));
}

/** Writes a disk into an empty folder. */
export function putDisk(folder: string, disk: ReturnType<typeof cutPower>): void {
  const paths = [...disk.keys()].sort((a, b) => a.length - b.length);
  for (const path of paths) {
    const content = disk.get(path);
    if (content === "folder" || content === undefined) fs.mkdirSync(join(folder, path), { recursive: true });
    else fs.writeFileSync(join(folder, path), content);
  }
}

function parentOf(path: string): string {
  const parent = dirname(path);
  return parent === "." ? "" : parent;
}
