/** The signals by which a terminal, a supervisor or a person ends a command. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
type Ending = (typeof signals)[number];

/** How long a command may take to end quietly. */
const quietEndMs = 1500;

/** Signals are those of the process, and so is what is known of them. */
let onSignal: ((signal: Ending) => void) | undefined;
let received: Ending | undefined;
let runs = 0;

export type Interrupt = {
  /** Settles at the first signal. A second one ends the process at once, and so does a quiet end that takes too long. */
  readonly asked: Promise<void>;
  /** Ends the process by that signal, as its parent and the shell expect. */
  end(): void;
};

/** For a command that serves or watches until it is told to end. */
export function heedInterrupts(): Interrupt {
  const asked = new Promise<void>((resolve) => {
    onSignal = (signal) => {
      received = signal;
      letThrough();
      onSignal = undefined;
      setTimeout(endBySignal, quietEndMs).unref();
      resolve();
    };
  });
  heed();
  return { asked, end: endBySignal };
}

/**
 * Does work that runs code of templates. Meanwhile a signal ends the process at once, by the system: code that never
 * comes to an end leaves no handler a turn. What a build writes can be interrupted at any moment.
 */
export async function openToSignals<T>(work: () => Promise<T>): Promise<T> {
  if (onSignal !== undefined) await hearSignals();
  // Nothing is built any more for a command that ends.
  endBySignal();
  runs += 1;
  if (runs === 1) letThrough();
  try {
    return await work();
  } finally {
    runs -= 1;
    if (runs === 0) heed();
  }
}

/**
 * Does work that must not end half-way. After a signal, `stopped` is aborted, and the process ends by that signal when
 * the work is done.
 */
export async function finishFirst<T>(work: (stopped: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const note = (signal: Ending) => {
    received ??= signal;
    stopping.abort();
  };
  for (const signal of signals) process.on(signal, note);
  try {
    const outcome = await work(stopping.signal);
    await hearSignals();
    return outcome;
  } finally {
    for (const signal of signals) process.off(signal, note);
    endBySignal();
  }
}

/**
 * Lets the handler of a signal that has arrived run: without its handler, the signal would be lost. A turn of the event
 * loop looks for signals once, before its callbacks, so one that arrives during a long callback needs another turn.
 */
async function hearSignals(): Promise<void> {
  await new Promise(setImmediate);
  for (let turn = 0, ms = Number.POSITIVE_INFINITY; ms > 1 && turn < 20; turn += 1) {
    const begun = performance.now();
    await new Promise(setImmediate);
    ms = performance.now() - begun;
  }
}

function heed(): void {
  if (onSignal !== undefined) for (const signal of signals) process.on(signal, onSignal);
}

function letThrough(): void {
  if (onSignal !== undefined) for (const signal of signals) process.off(signal, onSignal);
}

/** Does nothing before the first signal. */
function endBySignal(): void {
  if (received !== undefined) process.kill(process.pid, received);
}
