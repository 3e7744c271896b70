import { fileCollection } from "charpente";
import { z } from "zod";
import { exact } from "./words.ts";

const term = z.strictObject({
  /** The spelling of this site. */
  write: exact,
  /** Spellings that are mistakes here. */
  insteadOf: z.array(exact).default([]),
  /** Whether the same letters in another case or with other accents are mistakes too. */
  caseAndAccents: z.boolean().default(false),
  /** Phrases that others have coined, in which any spelling stays. */
  except: z.array(exact).default([]),
  /** What an abbreviation stands for: each page that uses it has one of these phrases in its text, at the first use. */
  inFull: z.array(exact).default([]),
});

/** How the words of the trade are spelt, for `site check`. */
export const terms = fileCollection({ file: "terms.yaml", schema: term });
