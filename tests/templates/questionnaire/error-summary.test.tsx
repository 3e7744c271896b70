import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorSummary } from "../../../templates/questionnaire/error-summary.tsx";

test("the summary of errors names every refused field, with a link to it, in the order of the form", () => {
  const html = renderToStaticMarkup(
    <ErrorSummary
      title="Deux champs sont à compléter"
      problems={[
        { fieldId: "champ-adresse", text: "Indiquez l’adresse." },
        { fieldId: "champ-superficie", text: "Indiquez la superficie." },
      ]}
    />,
  );
  expect(html).toContain('role="alert" tabindex="-1"');
  expect([...html.matchAll(/href="#([^"]+)">([^<]+)/g)].map(([, id, text]) => [id, text])).toEqual([
    ["champ-adresse", "Indiquez l’adresse."],
    ["champ-superficie", "Indiquez la superficie."],
  ]);
});

test("without an error there is no summary", () => {
  expect(renderToStaticMarkup(<ErrorSummary title="" problems={[]} />)).toBe("");
});
