import { examples as articles } from "../articles/articles.examples.tsx";
import { examples as audit } from "../audit/audit.examples.tsx";
import { examples as components } from "../components/components.examples.tsx";
import { examples as contact } from "../contact/contact.examples.tsx";
import { examples as drawings } from "../drawings/drawings.examples.tsx";
import { examples as forms } from "../forms/forms.examples.tsx";
import { examples as guide } from "../guide/guide.examples.tsx";
import { examples as home } from "../home/home.examples.tsx";
import { examples as layout } from "../layout/layout.examples.tsx";
import { examples as plots } from "../plots/plots.examples.tsx";
import { examples as profiles } from "../profiles/profiles.examples.tsx";
import { examples as projects } from "../projects/projects.examples.tsx";
import { examples as questionnaire } from "../questionnaire/questionnaire.examples.tsx";
import { examples as report } from "../report/report.examples.tsx";
import { examples as role } from "../role/role.examples.tsx";
import { examples as search } from "../search/search.examples.tsx";
import { examples as services } from "../services/services.examples.tsx";
import { examples as styles } from "../styles/styles.examples.tsx";
import { examples as toasts } from "../toasts/toasts.examples.tsx";
import { examples as trade } from "../trade/trade.examples.tsx";
import type { Board } from "./board.ts";

/** Every board, in the order of the index: parts, then what belongs to one kind of page, then drawings and heads. */
export const boards: readonly Board[] = [
  styles,
  components,
  layout,
  forms,
  toasts,
  contact,
  guide,
  articles,
  plots,
  services,
  projects,
  audit,
  report,
  questionnaire,
  search,
  role,
  trade,
  drawings,
  home,
  profiles,
].flat();
