import { describe, expect, test } from "vitest";
import { createSurroundings } from "../../../src/bundle/surroundings.ts";
import {
  createModuleRunner,
  type ModuleGraph,
  type ModuleTarget,
  NeedsBundle,
} from "../../../src/dev/load/template-modules.ts";
import { noMemory } from "../../../src/model/memory/memory.ts";

/** Transformed modules. `imports` are other modules or a package. */
type Files = Readonly<Record<string, { readonly code: string; readonly imports?: readonly string[] }>>;

function toGraph(files: Files): ModuleGraph {
  const toTarget = (id: string): ModuleTarget =>
    id in files ? { kind: "module", id } : { kind: "package", name: id };
  return new Map(
    Object.entries(files).map(([id, { imports = [] }]) => [
      id,
      { place: id, isText: false, imports: new Map(imports.map((name) => [name, toTarget(name)])) },
    ]),
  );
}

function toCodes(files: Files): ReadonlyMap<string, string> {
  return new Map(Object.entries(files).map(([id, { code }]) => [id, code]));
}

function createRunner(files: Files) {
  const runner = createModuleRunner(createSurroundings("/", noMemory), (name) => ({ name }), true);
  runner.follow(toGraph(files), toCodes(files));
  return runner;
}

/** The entry exports the values of two modules, one of which imports a third. */
const files: Files = {
  entry: {
    code: 'const left = require("left"), right = require("right"); exports.left = left.value; exports.right = right.value;',
    imports: ["left", "right"],
  },
  left: {
    code: 'const leaf = require("leaf"); exports.value = { of: leaf.value };',
    imports: ["leaf"],
  },
  right: { code: "exports.value = { of: 1 };" },
  leaf: { code: "exports.value = { of: 0 };" },
};

describe("modules that run separately", () => {
  test("return their exports, and get packages", () => {
    const runner = createRunner({
      ...files,
      leaf: { code: 'exports.value = require("react").name;', imports: ["react"] },
    });
    expect(runner.run("entry")).toEqual({ left: { of: "react" }, right: { of: 1 } });
  });

  test("run again if a change affects them, and else stay the same objects", () => {
    const runner = createRunner(files);
    const before = runner.run("entry");
    runner.follow(toGraph(files), new Map([["leaf", "exports.value = 2;"]]));
    const after = runner.run("entry");
    expect(after.left).toEqual({ of: 2 });
    expect(after.right).toBe(before.right);
  });

  test("do not run again for the same code", () => {
    const runner = createRunner(files);
    const before = runner.run("entry");
    runner.follow(toGraph(files), toCodes(files));
    expect(runner.run("entry")).toBe(before);
  });

  test("run again if an import has another target", () => {
    const runner = createRunner(files);
    runner.run("entry");
    const moved = new Map(toGraph(files));
    moved.set("left", {
      place: "left",
      isText: false,
      imports: new Map([["leaf", { kind: "module", id: "right" }]]),
    });
    runner.follow(moved, new Map());
    expect(runner.run("entry").left).toEqual({ of: { of: 1 } });
  });

  test("may import each other in a circle", () => {
    const runner = createRunner({
      entry: {
        code: 'Object.defineProperty(exports, "a", { enumerable: true, get: () => a }); const b = require("b"); const a = () => b.b();',
        imports: ["b"],
      },
      b: { code: 'const entry = require("entry"); exports.b = () => typeof entry.a;', imports: ["entry"] },
    });
    expect((runner.run("entry") as { a: () => string }).a()).toBe("function");
  });

  test("are strict if the bundle is", () => {
    const sloppy: Files = { entry: { code: "exports.isStrict = (function () { return !this; })();" } };
    expect(createRunner(sloppy).run("entry")).toEqual({ isStrict: true });
    const runner = createModuleRunner(createSurroundings("/", noMemory), () => undefined, false);
    runner.follow(toGraph(sloppy), toCodes(sloppy));
    expect(runner.run("entry")).toEqual({ isStrict: false });
  });

  test("all run again after one has thrown", () => {
    const runner = createRunner(files);
    const before = runner.run("entry");
    runner.follow(toGraph(files), new Map([["leaf", 'throw new Error("no");']]));
    expect(() => runner.run("entry")).toThrow("no");
    runner.follow(toGraph(files), new Map([["leaf", "exports.value = { of: 0 };"]]));
    expect(runner.run("entry")).toEqual(before);
  });

  test("are refused if one requires a name that the bundle does not know", () => {
    const runner = createRunner(files);
    runner.follow(toGraph(files), new Map([["leaf", 'exports.value = require("./new.ts");']]));
    expect(() => runner.run("entry")).toThrow(NeedsBundle);
  });

  test("are refused if one without exports can only have side effects", () => {
    const registering: Files = {
      entry: {
        code: 'require("register"); exports.list = require("list").list;',
        imports: ["register", "list"],
      },
      register: { code: 'require("list").list.push(1);', imports: ["list"] },
      list: { code: "exports.list = [];" },
    };
    expect(() => createRunner(registering).run("entry")).toThrow(NeedsBundle);
    // A module of types only is empty.
    const typed = { ...registering, register: { code: "", imports: [] } };
    expect(createRunner(typed).run("entry")).toEqual({ list: [] });
  });
});

describe("the name of a value", () => {
  const named = (files: Files, key: "left" | "right") => {
    const runner = createRunner(files);
    return runner.identify(runner.run("entry")[key]);
  };

  test("depends on all code that its module can reach", () => {
    const changed = { ...files, leaf: { code: "exports.value = { of: 3 };" } };
    expect(named(changed, "left")).not.toBe(named(files, "left"));
    expect(named(changed, "right")).toBe(named(files, "right"));
  });

  test("distinguishes two values of one module", () => {
    const two: Files = { entry: { code: "exports.left = {}; exports.right = {};" } };
    expect(named(two, "left")).not.toBe(named(two, "right"));
  });

  test("is undefined for a value that no module exports", () => {
    expect(createRunner(files).identify({})).toBeUndefined();
    expect(createRunner(files).identify("value")).toBeUndefined();
  });
});

test("the name of all code changes with any module, and returns when the module does", () => {
  const runner = createRunner(files);
  const before = runner.digest();
  runner.follow(toGraph(files), new Map([["leaf", "exports.value = 2;"]]));
  expect(runner.digest()).not.toBe(before);
  runner.follow(toGraph(files), toCodes(files));
  expect(runner.digest()).toBe(before);
});
