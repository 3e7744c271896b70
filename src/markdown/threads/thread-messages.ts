import type { CompiledText, TextJob, TextSettings } from "../../model/model.ts";
import type { DigestJob } from "./digest-job.ts";

/** A request to the second thread, which handles one after the other. */
export type ThreadRequest =
  /** Hash files. The result goes to the shared memory of the job. */
  | { readonly kind: "digest"; readonly job: DigestJob }
  /** Set up the compiler for texts that follow. */
  | { readonly kind: "prepare"; readonly compiling: TextCompiling; readonly isApart?: boolean }
  /** Compile texts. Only this request has an answer. */
  | { readonly kind: "compile"; readonly id: number; readonly texts: readonly TextJob[] };

/** The texts of the request `id`. Undefined when it failed: the first thread then compiles them and reports why. */
export type ThreadAnswer = {
  readonly id: number;
  readonly texts: readonly CompiledText[] | undefined;
};

/** The settings of the Markdown compiler. */
export type TextCompiling = {
  readonly settings: TextSettings;
  /** The bundle with the directives, its source map, and the folder of the site. Undefined when there are none. */
  readonly templates: { readonly code: string; readonly map?: string; readonly root: string } | undefined;
};
