import { Island } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { FormNote } from "../components/form-note.tsx";
import { LateSheet } from "../components/late-sheet.tsx";
import { Layout } from "../components/layout.tsx";
import { storeyHeight } from "../components/level.ts";
import { PageToaster } from "../components/page-toaster.tsx";
import { ReportSheet } from "../components/report-sheet.tsx";
import { Storey } from "../components/storey.tsx";
import { TierTable } from "../components/tier-table.tsx";
import { useCalculatorProps } from "../components/use-calculator-props.ts";
import { ReportCalculator } from "../islands/report-calculator.tsx";
import { ReportOrder } from "../islands/report-order.tsx";
import { mailService } from "../mail/mail-service.ts";
import type { DataNote } from "../schemas/form.ts";
import type { Report } from "../schemas/report.ts";
import type { SiteSettings } from "../schemas/settings.ts";

export type ReportPageProps = { readonly settings: SiteSettings; readonly words: Report };

/** The paid report: why, what, how much, and the order. */
export function ReportPage({ settings, words }: ReportPageProps) {
  const { problems, solutions, tiers, calculator, order } = words;
  return (
    <Layout settings={settings} sheet="report" seo={words.seo}>
      <Hero settings={settings} words={words} />
      <Storey level={4 * storeyHeight} className="report-why" labelledBy="pourquoi">
        <h2 id="pourquoi">{problems.title}</h2>
        <ul className="report-problems">
          {problems.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <h2 id="contenu-du-rapport">{solutions.title}</h2>
        <ul className="rows report-parts">
          {solutions.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Storey>
      <LateSheet sheet="form" />
      <LateSheet sheet="order" />
      <Storey level={3 * storeyHeight} labelledBy="bareme">
        <h2 id="bareme">{tiers.title}</h2>
        <TierTable words={tiers} />
      </Storey>
      <Storey level={2 * storeyHeight} labelledBy="prix">
        <h2 id="prix">{calculator.title}</h2>
        <Island
          name="ReportCalculator"
          component={ReportCalculator}
          props={useCalculatorProps(calculator)}
          when="idle"
        />
      </Storey>
      <Storey level={0} labelledBy="commander">
        <h2 id="commander">{order.title}</h2>
        <Island name="ReportOrder" component={ReportOrder} props={orderProps(order, settings)} when="idle" />
        <div className="order-note">
          <FormNote id="commander-donnees" note={noteOf(order, settings)} />
        </div>
      </Storey>
      <PageToaster settings={settings} />
    </Layout>
  );
}

function Hero({ settings, words: { breadcrumb, hero } }: ReportPageProps) {
  return (
    <Storey level={5 * storeyHeight} className="report-hero" labelledBy="titre">
      <Breadcrumb
        label={settings.labels.breadcrumb}
        links={[{ label: breadcrumb.home, href: "/" }]}
        here={breadcrumb.page}
      />
      <div className="report-words">
        <h1 id="titre">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="actions">
          <ActionLink {...hero.order} />
          <ActionLink {...hero.price} kind="secondary" />
        </div>
      </div>
      <ReportSheet words={hero.sheet} />
    </Storey>
  );
}

function orderProps(
  { title: _, note: __, noteWhenSent: ___, ...words }: Report["order"],
  settings: SiteSettings,
) {
  const { email, emailService, forms } = settings;
  const delivery =
    forms.report.delivery === "none"
      ? ({ kind: "none" } as const)
      : ({
          kind: "emailjs",
          service: mailService(emailService, "report"),
          totalBytes: forms.attachments.totalKb * 1024,
        } as const);
  return { words, email, sending: { button: forms.sending, status: forms.sendingStatus }, delivery };
}

/** Who gets the data depends on how the order leaves the page. */
function noteOf({ note, noteWhenSent }: Report["order"], { forms }: SiteSettings): DataNote {
  if (forms.report.delivery === "none") return note;
  return { ...note, rows: note.rows.map((row) => (row.term === noteWhenSent.term ? noteWhenSent : row)) };
}
