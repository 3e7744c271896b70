// Loaded into a Node process with --require: at its end, notes the CPU time (µs) and memory (KB) that it used.
"use strict";
const { writeFileSync } = require("node:fs");
const { isMainThread } = require("node:worker_threads");
if (isMainThread)
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(process.env.MEASURE_FILE, JSON.stringify({ userCPUTime, systemCPUTime, maxRSS }));
  });
