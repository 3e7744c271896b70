import type { Examples } from "../example.ts";

/** Problems of publishing and serving, which no content causes. */
export const publishingExamples = {
  "static/heavy": { command: "check", situation: true },
  "host/limit": { command: "check", situation: true },
  "publish/foreign-folder": { command: "build", situation: true },
  "publish/other-site": { command: "build", situation: true },
  "publish/unsafe-folder": { command: "build", situation: true },
  "publish/failed": { command: "build", situation: true },
  "dev/crash": { command: "dev", situation: true },
} satisfies Examples;
