// The thread that hashes files beside a build.
import { parentPort } from "node:worker_threads";
import { type DigestJob, workOn } from "./digest-job.ts";

parentPort?.on("message", (job: DigestJob) => workOn(job));
