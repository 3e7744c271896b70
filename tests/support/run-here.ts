import { main } from "../../src/cli/main.ts";

/**
 * Runs the command in this process, and gives what it printed and its exit status. For all that does not ask about the
 * process itself: to start one takes longer than most commands. One at a time: it stands in for what the process
 * prints.
 */
export async function runHere(
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
) {
  const outputs = [process.stdout, process.stderr] as const;
  const printed = outputs.map(capture);
  const [before, folder] = [{ ...process.env }, process.cwd()];
  setVariables({ GITHUB_ACTIONS: "", ...env });
  if (cwd !== undefined) process.chdir(cwd);
  try {
    const status = await main(args);
    const [stdout = "", stderr = ""] = printed.map(({ texts }) => texts.join(""));
    return { status, stdout, stderr };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    setVariables(before);
    process.chdir(folder);
    for (const { restore } of printed) restore();
  }
}

/** A variable that is assigned `undefined` would be that word. */
function setVariables(variables: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

function capture(output: NodeJS.WriteStream) {
  const texts: string[] = [];
  const { write } = output;
  const listeners = output.listeners("error");
  output.write = (text: string | Uint8Array) => {
    texts.push(String(text));
    return true;
  };
  return {
    texts,
    restore: () => {
      output.write = write;
      // The command listens to its outputs for as long as a process lives.
      for (const listener of output.listeners("error")) {
        if (!listeners.includes(listener)) output.off("error", listener as () => void);
      }
    },
  };
}
