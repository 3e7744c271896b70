import { Enhancer, Island, JsonLd, type PagePlan, Raised, useSite } from "charpente";
import type { Offer, Service } from "schema-dts";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import type { DataNote } from "../forms/form.ts";
import { FormNote } from "../forms/form-note.tsx";
import { attachmentBytes, sendingWords } from "../forms/sending-words.ts";
import { Breadcrumb } from "../layout/contents.tsx";
import { LateSheet } from "../layout/late-sheet.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey, storeyHeight } from "../layout/storey.tsx";
import { mailService } from "../mail/email-service.ts";
import { readTariff } from "../pricing/read-tariff.ts";
import { type Tariff, type Tier, tierNames } from "../pricing/report-price.ts";
import type { SiteSettings } from "../settings.ts";
import { type Absolute, describeService, nameOrganisation } from "../structured-data.ts";
import { PageToaster } from "../toasts/page-toaster.tsx";
import { ReportCalculator } from "./calculator/report-calculator.tsx";
import { ReportOrder } from "./order/report-order.tsx";
import { OrderSteps, ReportLimits, ReportSheet, TierTable, useCalculatorProps } from "./report-parts.tsx";
import type { Report } from "./report-schema.ts";

export type ReportPageProps = { readonly settings: SiteSettings; readonly words: Report };

/** The paid report: why, what, how much, and the order. */
export function ReportPage({ settings, words }: ReportPageProps) {
  const { problems, solutions, tiers, calculator, order } = words;
  const { absolute, route } = useSite();
  const tariff = readTariff(settings.figures);
  return (
    <Layout settings={settings} sheet="report" seo={words.seo}>
      <JsonLd thing={describeReport(words, tariff, route, absolute)} />
      <JsonLd thing={nameOrganisation(settings.name, absolute)} />
      <Hero settings={settings} words={words} />
      <Storey level={5 * storeyHeight} className="report-why" labelledBy="pourquoi">
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
      <Storey level={4 * storeyHeight} className="report-limits" labelledBy="limites">
        <h2 id="limites">{words.limits.title}</h2>
        <ReportLimits words={words.limits} />
      </Storey>
      <Storey level={3 * storeyHeight} labelledBy="bareme">
        <h2 id="bareme">{tiers.title}</h2>
        <TierTable words={tiers} tariff={tariff} />
      </Storey>
      <Storey level={2 * storeyHeight} labelledBy="prix">
        <h2 id="prix">{calculator.title}</h2>
        <Island
          name="ReportCalculator"
          component={ReportCalculator}
          props={useCalculatorProps(calculator, tariff)}
          when="touch"
        />
      </Storey>
      <Storey level={0} labelledBy="commander">
        <h2 id="commander">{order.title}</h2>
        <OrderSteps words={order.process} delivery={settings.forms.report.delivery} />
        <Island name="ReportOrder" component={ReportOrder} props={orderProps(order, settings)} when="touch" />
        <div className="order-note">
          <FormNote id="commander-donnees" note={noteOf(order, settings)} />
        </div>
      </Storey>
      <Enhancer name="forms/wake-forms.ts" />
      {/* Only what is sent is told about there. */}
      {settings.forms.report.delivery === "none" ? null : <PageToaster settings={settings} />}
    </Layout>
  );
}

function Hero({ settings, words: { breadcrumb, hero } }: ReportPageProps) {
  return (
    <Storey level={6 * storeyHeight} className="report-hero" labelledBy="titre">
      <Breadcrumb
        label={settings.labels.breadcrumb}
        links={[{ label: breadcrumb.home, href: "/" }]}
        here={breadcrumb.here}
      />
      <div className="report-words">
        <h1 id="titre">{hero.title}</h1>
        <p className="lead">
          <Raised text={hero.lead} />
        </p>
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
  { title: _, process: __, note: ___, noteWhenSent: ____, ...words }: Report["order"],
  settings: SiteSettings,
) {
  const { email, emailService, figures, forms } = settings;
  const isKept = forms.report.delivery === "none";
  const { file } = words.fields;
  const help = isKept ? `${file.help} ${file.staysHere}` : file.help;
  const delivery = isKept
    ? ({ kind: "none" } as const)
    : ({
        kind: "emailjs",
        service: mailService(emailService, "report"),
        maxTotalBytes: attachmentBytes(settings),
      } as const);
  return {
    words: { ...words, fields: { ...words.fields, file: { ...file, help } } },
    tariff: readTariff(figures),
    email,
    sending: sendingWords(settings),
    delivery,
  };
}

/** Who gets the data depends on how the order leaves the page. */
function noteOf({ note, noteWhenSent }: Report["order"], { forms }: SiteSettings): DataNote {
  if (forms.report.delivery === "none") return note;
  return { ...note, rows: note.rows.map((row) => (row.term === noteWhenSent.term ? noteWhenSent : row)) };
}

export function planReport(
  { reportPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ReportPageProps>[] {
  return [{ route: "/rapport-performance", entry: reportPage, props: { settings, words: reportPage.data } }];
}

/** The report as a service, with an offer for each tier of its tariff. Prices are before tax. */
function describeReport(words: Report, { tiers }: Tariff, route: string, absolute: Absolute): Service {
  const { breadcrumb, hero, seo, tiers: table } = words;
  const offers = tierNames.map((tier) =>
    describeTier(tiers[tier], `${breadcrumb.here}, ${table.rows[tier].surface}`),
  );
  return describeService({ name: hero.title, description: seo.description, href: route, offers }, absolute);
}

function describeTier({ above, upTo, base, rate }: Tier, name: string): Offer {
  const eligibleQuantity = {
    "@type": "QuantitativeValue",
    minValue: above,
    ...(upTo !== undefined && { maxValue: upTo }),
    unitCode: squareMetre,
  } as const;
  const beforeTax = { priceCurrency, valueAddedTaxIncluded: false, eligibleQuantity } as const;
  const part = { "@type": "UnitPriceSpecification", priceCurrency } as const;
  return {
    "@type": "Offer",
    name,
    priceSpecification:
      rate === 0
        ? { "@type": "PriceSpecification", price: base, ...beforeTax }
        : {
            "@type": "CompoundPriceSpecification",
            ...beforeTax,
            // The second part is for each square metre above the start of the tier.
            priceComponent: [
              { ...part, price: base },
              { ...part, price: rate, unitCode: squareMetre },
            ],
          },
  };
}

const priceCurrency = "EUR";
const squareMetre = "MTK";
