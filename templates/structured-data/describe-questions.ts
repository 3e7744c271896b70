import type { FAQPage } from "schema-dts";
import type { Question } from "../words/words.ts";

/** The questions of a page, whose address is `canonical`, with their answers. */
export function describeQuestions(questions: readonly Question[], canonical: string): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${canonical}#questions`,
    mainEntity: questions.map(({ question, answer, more }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: [answer, more].filter(Boolean).join(" ") },
    })),
  };
}
