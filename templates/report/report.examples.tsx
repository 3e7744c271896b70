import { Island } from "charpente";
import { FormNote } from "../forms/form-note.tsx";
import { attachmentBytes, sendingWords } from "../forms/sending-words.ts";
import { readTariff } from "../pricing/read-tariff.ts";
import { reportPrice } from "../pricing/report-price.ts";
import { formatSurface } from "../words/french-number.ts";
import type { Board, BoardProps } from "../workbench/board.ts";
import { chosenFiles, longText } from "../workbench/fixtures.ts";
import { Group, Specimen, States } from "../workbench/specimen.tsx";
import { Calculator } from "./calculator/calculator.tsx";
import { PriceBox } from "./calculator/price-box.tsx";
import { ReportCalculator } from "./calculator/report-calculator.tsx";
import { TariffCurve } from "./calculator/tariff-curve.tsx";
import { OrderDone } from "./order/order-done.tsx";
import { OrderForm } from "./order/order-form.tsx";
import { OrderSubmit } from "./order/order-submit.tsx";
import { ReportOrder } from "./order/report-order.tsx";
import { reviewOrder } from "./order/review-order.ts";
import { ReportBuilding } from "./report-building.tsx";
import { OrderSteps, ReportLimits, ReportSheet, TierTable, useCalculatorProps } from "./report-parts.tsx";

export const examples: readonly Board[] = [
  {
    id: "rapport",
    title: "Rapport et barème",
    note: "Couverture, barème, prix et bâtiment pour cinq surfaces.",
    sheets: ["form", "report", "order"],
    component: Tariff,
  },
  {
    id: "calculateur",
    title: "Calculateur au repos",
    note: "Aucune surface saisie : des exemples tiennent la place du prix. Il répond dès qu’on y écrit.",
    sheets: ["form", "report", "order"],
    component: LiveCalculator,
  },
  {
    id: "calculateur-refuse",
    title: "Calculateur sans nombre lisible",
    note: "Ce qui est écrit n’est pas une surface.",
    sheets: ["form", "report", "order"],
    component: RefusedCalculator,
  },
  {
    id: "calculateur-rempli",
    title: "Calculateur rempli",
    note: "Une surface pour laquelle un devis est conseillé.",
    sheets: ["form", "report", "order"],
    component: FilledCalculator,
  },
  {
    id: "commande",
    title: "Commande",
    note: "Ce qui est demandé, ce qu’il en coûte, puis le récapitulatif.",
    sheets: ["form", "report", "order"],
    component: Order,
  },
  {
    id: "commande-incomplete",
    title: "Commande incomplète",
    note: "Surface confirmée différente, adresse manquante, fichier joint.",
    sheets: ["report"],
    component: WaitingOrder,
  },
  {
    id: "commande-en-cours",
    title: "Commande en cours d’envoi",
    note: "Le bouton attend la réponse.",
    sheets: ["report"],
    component: SendingOrder,
  },
  {
    id: "commande-echec",
    title: "Commande non envoyée",
    note: "L’échec reste écrit à côté du bouton.",
    sheets: ["report"],
    component: FailedOrder,
  },
];

/** One in each tier, one on a limit, one that calls for a quote. */
const surfaces = [350, 500, 1200, 4000, 12_000];

/** The tariff, the price of a surface, the building that is as long. */
function Tariff({ report, settings }: BoardProps) {
  const { words, tariff, files } = useCalculatorProps(report.calculator, readTariff(settings.figures));
  return (
    <>
      <Group name="ReportSheet" className="report-hero">
        <ReportSheet words={report.hero.sheet} />
      </Group>
      <Group name="ReportLimits">
        <ReportLimits words={report.limits} />
      </Group>
      <Group name="OrderSteps">
        <OrderSteps words={report.order.process} delivery="none" />
      </Group>
      <Group name="TierTable">
        <TierTable words={report.tiers} tariff={tariff} />
      </Group>
      <Group name="TariffCurve">
        <TariffCurve surface={2500} tariff={tariff} words={report.calculator.curve} />
      </Group>
      <Group name="PriceBox">
        <States>
          {surfaces.map((surface) => {
            const price = reportPrice(surface, tariff);
            return price === undefined ? null : (
              <Specimen key={surface} label={formatSurface(surface)}>
                <PriceBox price={price} tariff={tariff} words={words.price} />
              </Specimen>
            );
          })}
        </States>
      </Group>
      <Group name="ReportBuilding">
        {surfaces.map((surface) => (
          <Specimen key={surface} label={formatSurface(surface)}>
            <ReportBuilding surface={surface} files={files} words={words.building} />
          </Specimen>
        ))}
      </Group>
    </>
  );
}

/** As the build draws it and the browser makes it live. */
function LiveCalculator({ report, settings }: BoardProps) {
  return (
    <Group name="ReportCalculator">
      <Island
        name="ReportCalculator"
        component={ReportCalculator}
        props={useCalculatorProps(report.calculator, readTariff(settings.figures))}
      />
    </Group>
  );
}

/** Something that is no number. */
function RefusedCalculator({ report, settings }: BoardProps) {
  return (
    <Group name="Calculator">
      <Calculator {...useCalculatorProps(report.calculator, readTariff(settings.figures))} text="mille" />
    </Group>
  );
}

/** A surface that calls for a quote; only the visitor writes into the field. */
function FilledCalculator({ report, settings }: BoardProps) {
  return (
    <Group name="Calculator">
      <Calculator {...useCalculatorProps(report.calculator, readTariff(settings.figures))} surface={12_000} />
    </Group>
  );
}

/** The form as the build draws it and the browser makes it live, then what becomes of an order. */
function Order({ report, settings }: BoardProps) {
  const { title, note, noteWhenSent: _, ...words } = report.order;
  return (
    <>
      <Group name="ReportOrder">
        <h3 id="commander">{title}</h3>
        <Island
          name="ReportOrder"
          component={ReportOrder}
          props={{
            words,
            tariff: readTariff(settings.figures),
            email: settings.email,
            sending: sendingWords(settings),
            delivery: { kind: "none" },
          }}
        />
        <div className="order-note">
          <FormNote id="commander-donnees" note={note} />
        </div>
      </Group>
      <Group name="OrderDone">
        <OrderDone
          order={{
            address: "12, rue des Tilleuls, 75011 Paris",
            confirmedSurface: 12_000,
            specificRequest: longText,
            email: settings.email,
            price: 4199,
            file: chosenFiles({ "factures-2025.zip": 3_000_000 }).files[0] ?? null,
          }}
          words={words.done}
          delivery="none"
          email={settings.email}
          subject={words.submit.subject}
          onEdit={() => {}}
        />
      </Group>
    </>
  );
}

type OrderStateProps = BoardProps & {
  readonly address: string;
  readonly isSending: boolean;
  readonly hasFailed: boolean;
};

/** A surface is given, its field says another one, and the address is missing. */
function WaitingOrder(props: BoardProps) {
  return <OrderState {...props} address="" isSending={false} hasFailed={false} />;
}

/** The e-mail service has been asked. */
function SendingOrder(props: BoardProps) {
  return <OrderState {...props} address="12, rue des Tilleuls" isSending hasFailed={false} />;
}

/** The e-mail service has refused. */
function FailedOrder(props: BoardProps) {
  return <OrderState {...props} address="12, rue des Tilleuls" isSending={false} hasFailed />;
}

function OrderState({ report, settings, address, isSending, hasFailed }: OrderStateProps) {
  const { title, ...words } = report.order;
  const fields = { address, confirmedSurface: "1 500", email: settings.email, isEmail: true };
  return (
    <Group name="OrderForm, OrderSubmit">
      <h3 id="commander">{title}</h3>
      <OrderForm
        words={words}
        tariff={readTariff(settings.figures)}
        email={settings.email}
        surface={1200}
        confirmed={1500}
        file={chosenFiles({ "factures-2025.zip": 3_000_000 })}
        maxTotalBytes={attachmentBytes(settings)}
        isHidden={false}
        form={null}
        onInput={() => {}}
        onRecompute={() => {}}
        onSubmit={() => {}}
      >
        <OrderSubmit
          words={words}
          email={settings.email}
          review={reviewOrder({ fields, hasPrice: true, hasWrongFile: false })}
          isLive
          isSending={isSending}
          sending={sendingWords(settings)}
          failure={hasFailed ? words.failed : undefined}
        />
      </OrderForm>
    </Group>
  );
}
