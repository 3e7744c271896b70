import { systemCode } from "./system-code.ts";

/** The errors of Windows while another program has the file open. */
const busyCodes = ["EPERM", "EACCES", "EBUSY"];
/** Virus scanners and indexers keep a new file open for a few hundred milliseconds. The pauses add up to some 2 s. */
const pausesMs = [5, 10, 20, 40, 80, 160, 320, 640, 800];

type Machine = {
  readonly isWindows: boolean;
  readonly sleep: (ms: number) => void;
};

/**
 * Runs one change of the disk. Windows neither renames nor removes a file that another program has open, and virus
 * scanners open each new file for a moment. On Windows, the change is tried again, at most nine times. Other systems
 * never refuse for this reason, so their first error is final.
 */
export function changeWhenFree<T>(change: () => T, machine: Machine = thisMachine): T {
  for (const pauseMs of machine.isWindows ? pausesMs : []) {
    try {
      return change();
    } catch (error) {
      if (!busyCodes.includes(systemCode(error) ?? "")) throw error;
      machine.sleep(pauseMs);
    }
  }
  return change();
}

const thisMachine: Machine = {
  isWindows: process.platform === "win32",
  // A step of publishing must not let others run in between, so it may not wait asynchronously.
  sleep: (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
};
