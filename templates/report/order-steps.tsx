import { Link } from "charpente";
import type { OrderProcess } from "./order/order-schema.ts";

type OrderStepsProps = { readonly words: OrderProcess; readonly delivery: "none" | "emailjs" };

/** What happens from the form to the report, and what to read before: in the page itself, whatever scripts do. */
export function OrderSteps({ words, delivery }: OrderStepsProps) {
  const { title, conditions } = words;
  return (
    <div className="order-steps">
      <h3>{title}</h3>
      <ol>
        {words[delivery].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {conditions === undefined ? null : (
        <p>
          {conditions.text} <Link href={conditions.link.href}>{conditions.link.label}</Link>
        </p>
      )}
    </div>
  );
}
