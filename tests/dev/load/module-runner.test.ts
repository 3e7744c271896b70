import { describe, expect, test } from "vitest";
import { createModuleRunner, Unsuitable } from "../../../src/dev/load/module-runner.ts";
import type { ModuleGraph, ModuleTarget } from "../../../src/dev/load/read-module-graph.ts";

/** Modules as they are transformed: `imports` name others, or a package. */
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
  const runner = createModuleRunner((name) => ({ name }), true);
  runner.follow(toGraph(files), toCodes(files));
  return runner;
}

/** The entry shows what two modules export, one of which needs a third. */
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

describe("modules that are run by themselves", () => {
  test("give what they export, and are given packages", () => {
    const runner = createRunner({
      ...files,
      leaf: { code: 'exports.value = require("react").name;', imports: ["react"] },
    });
    expect(runner.run("entry")).toEqual({ left: { of: "react" }, right: { of: 1 } });
  });

  test("run again where a change reaches them, and are the same objects where it does not", () => {
    const runner = createRunner(files);
    const before = runner.run("entry");
    runner.follow(toGraph(files), new Map([["leaf", "exports.value = 2;"]]));
    const after = runner.run("entry");
    expect(after.left).toEqual({ of: 2 });
    expect(after.right).toBe(before.right);
  });

  test("do not run again for code that says the same", () => {
    const runner = createRunner(files);
    const before = runner.run("entry");
    runner.follow(toGraph(files), toCodes(files));
    expect(runner.run("entry")).toBe(before);
  });

  test("run again where an import leads elsewhere", () => {
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

  test("may import one another in a circle", () => {
    const runner = createRunner({
      entry: {
        code: 'Object.defineProperty(exports, "a", { enumerable: true, get: () => a }); const b = require("b"); const a = () => b.b();',
        imports: ["b"],
      },
      b: { code: 'const entry = require("entry"); exports.b = () => typeof entry.a;', imports: ["entry"] },
    });
    expect((runner.run("entry") as { a: () => string }).a()).toBe("function");
  });

  test("are strict where the bundle is", () => {
    const sloppy: Files = { entry: { code: "exports.isStrict = (function () { return !this; })();" } };
    expect(createRunner(sloppy).run("entry")).toEqual({ isStrict: true });
    const runner = createModuleRunner(() => undefined, false);
    runner.follow(toGraph(sloppy), toCodes(sloppy));
    expect(runner.run("entry")).toEqual({ isStrict: false });
  });

  test("all run again after one of them has thrown", () => {
    const runner = createRunner(files);
    const before = runner.run("entry");
    runner.follow(toGraph(files), new Map([["leaf", 'throw new Error("no");']]));
    expect(() => runner.run("entry")).toThrow("no");
    runner.follow(toGraph(files), new Map([["leaf", "exports.value = { of: 0 };"]]));
    expect(runner.run("entry")).toEqual(before);
  });

  test("are not run where one asks for what the bundle did not know", () => {
    const runner = createRunner(files);
    runner.follow(toGraph(files), new Map([["leaf", 'exports.value = require("./new.ts");']]));
    expect(() => runner.run("entry")).toThrow(Unsuitable);
  });

  test("are not run where one can only be there for what it does to others", () => {
    const registering: Files = {
      entry: {
        code: 'require("register"); exports.list = require("list").list;',
        imports: ["register", "list"],
      },
      register: { code: 'require("list").list.push(1);', imports: ["list"] },
      list: { code: "exports.list = [];" },
    };
    expect(() => createRunner(registering).run("entry")).toThrow(Unsuitable);
    // One of types only is empty.
    const typed = { ...registering, register: { code: "", imports: [] } };
    expect(createRunner(typed).run("entry")).toEqual({ list: [] });
  });
});

describe("the name of a value", () => {
  const named = (files: Files, key: "left" | "right") => {
    const runner = createRunner(files);
    return runner.identify(runner.run("entry")[key]);
  };

  test("is that of all code which its module can reach", () => {
    const changed = { ...files, leaf: { code: "exports.value = { of: 3 };" } };
    expect(named(changed, "left")).not.toBe(named(files, "left"));
    expect(named(changed, "right")).toBe(named(files, "right"));
  });

  test("distinguishes two values of one module", () => {
    const two: Files = { entry: { code: "exports.left = {}; exports.right = {};" } };
    expect(named(two, "left")).not.toBe(named(two, "right"));
  });

  test("is not there for what no module exports", () => {
    expect(createRunner(files).identify({})).toBeUndefined();
    expect(createRunner(files).identify("value")).toBeUndefined();
  });
});

test("the name of all code changes with any of it, and comes back with it", () => {
  const runner = createRunner(files);
  const before = runner.digest();
  runner.follow(toGraph(files), new Map([["leaf", "exports.value = 2;"]]));
  expect(runner.digest()).not.toBe(before);
  runner.follow(toGraph(files), toCodes(files));
  expect(runner.digest()).toBe(before);
});
