import { command, optional } from "../command.ts";

export const explain = command({
  name: "explain",
  about: {
    en: "explain a problem, with an example and its correction",
    fr: "expliquer un problème, avec un exemple et sa correction",
  },
  arguments: {
    code: optional({
      name: { en: "code", fr: "code" },
      about: {
        en: "code of the problem, such as link/broken; without it, all codes are listed",
        fr: "code du problème, comme link/broken ; sans lui, tous les codes sont présentés",
      },
      completes: "codes",
    }),
  },
  options: {},
  example: "site explain link/broken",
  run: async ({ code }, tool) => {
    const { runExplain } = await import("../run-explain.ts");
    return runExplain(code, await tool.loadSpeech());
  },
});
