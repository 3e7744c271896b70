import { callToAction } from "../../components/call-to-action.tsx";
import { callout } from "../../components/callout.tsx";
import { comparison } from "../../components/comparison.tsx";
import { longText, longTitle } from "../fixtures.ts";
import { Group } from "../specimen.tsx";

const { component: Callout } = callout;
const { component: Comparison } = comparison;
const { component: CallToAction } = callToAction;

/** The directives of Markdown with long words. The text on the board of articles shows them with usual ones. */
export function Directives() {
  return (
    <>
      <Group name="callout">
        <div className="prose">
          <Callout attributes={{ title: longTitle }}>
            <p>{longText}</p>
          </Callout>
        </div>
      </Group>
      <Group name="comparison">
        <div className="prose">
          <Comparison attributes={{}}>
            <ComparedTable />
          </Comparison>
        </div>
      </Group>
      <Group name="cta">
        <div className="prose">
          <CallToAction
            attributes={{ title: "Où en est votre bâtiment ?", href: "/contact", label: "Écrire" }}
          >
            <p>Un premier avis en trente minutes.</p>
          </CallToAction>
        </div>
      </Group>
    </>
  );
}

function ComparedTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Critère</th>
          <th scope="col">NEBEF</th>
          <th scope="col">NEBCO</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Baisse</th>
          <td>Oui</td>
          <td>Oui</td>
        </tr>
        <tr>
          <th scope="row">Hausse</th>
          <td>Non</td>
          <td>{longTitle}</td>
        </tr>
      </tbody>
    </table>
  );
}
