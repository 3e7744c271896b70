import type { CompiledText, TextJob, TextSettings } from "../../model/model.ts";
import type { DigestJob } from "../read/digest-job.ts";

/** What the second thread is asked. It does one after the other. */
export type ThreadRequest =
  /** Hash files. The result is in the memory of the job, which the threads share. */
  | { readonly kind: "digest"; readonly job: DigestJob }
  /** Compile texts from here on in this way. */
  | { readonly kind: "prepare"; readonly compiling: TextCompiling }
  /** Compile texts. This alone has an answer. */
  | { readonly kind: "compile"; readonly id: number; readonly texts: readonly TextJob[] };

/** The texts of the request `id`. Undefined where it failed: whoever asked does it once more, and says why it fails. */
export type ThreadAnswer = {
  readonly id: number;
  readonly texts: readonly CompiledText[] | undefined;
};

/** What texts are compiled with. */
export type TextCompiling = {
  readonly settings: TextSettings;
  /** The bundle that holds the directives, and the folder of the site. Undefined where there are none. */
  readonly templates: { readonly code: string; readonly root: string } | undefined;
};
