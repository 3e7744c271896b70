import { stemmer } from "@orama/stemmers/french";
import { stopwords } from "@orama/stopwords/french";

/** What the search knows of French, where the index is made and in the browser. */
export const stem = stemmer;
export const stopWords = stopwords;
