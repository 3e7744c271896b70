import { expect, test } from "vitest";
import { changeWhenFree } from "../../src/store/disk.ts";

/** A disk on which another program has the file open at the first `times` tries. */
function busyDisk(code: string, times: number) {
  let tries = 0;
  return {
    tries: () => tries,
    change: () => {
      tries += 1;
      if (tries <= times) throw Object.assign(new Error(code), { code, syscall: "rename" });
      return "renamed";
    },
  };
}

function machine(isWindows: boolean) {
  const pauses: number[] = [];
  return { isWindows, pauses, sleep: (ms: number) => void pauses.push(ms) };
}

test.each(["EPERM", "EACCES", "EBUSY"])(
  "after the Windows error %s, the change is tried again after longer and longer waits",
  (code) => {
    const disk = busyDisk(code, 4);
    const windows = machine(true);
    expect(changeWhenFree(disk.change, windows)).toBe("renamed");
    expect(disk.tries()).toBe(5);
    expect(windows.pauses).toEqual([...windows.pauses].sort((a, b) => a - b));
    expect(new Set(windows.pauses).size).toBe(4);
  },
);

test("a file that stays open on Windows is reported after two seconds", () => {
  const disk = busyDisk("EPERM", Number.POSITIVE_INFINITY);
  const windows = machine(true);
  expect(() => changeWhenFree(disk.change, windows)).toThrow("EPERM");
  const waited = windows.pauses.reduce((sum, ms) => sum + ms, 0);
  expect(waited).toBeGreaterThan(1500);
  expect(waited).toBeLessThan(2500);
});

test("an error that waiting cannot solve is reported at once", () => {
  const windows = machine(true);
  const disk = busyDisk("ENOSPC", 1);
  expect(() => changeWhenFree(disk.change, windows)).toThrow("ENOSPC");
  expect(windows.pauses).toEqual([]);
});

test("on other systems an error is reported at once", () => {
  const linux = machine(false);
  const disk = busyDisk("EACCES", 1);
  expect(() => changeWhenFree(disk.change, linux)).toThrow("EACCES");
  expect([disk.tries(), linux.pauses]).toEqual([1, []]);
});
