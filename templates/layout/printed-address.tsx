import { useSite } from "charpente";
import { fillIn } from "../words/fill-in.ts";

/**
 * On paper alone, below a text whose links are printed as the page has them: where the page is, and what the addresses
 * within the site go after. `text` has `{address}` and `{origin}`.
 */
export function PrintedAddress({ text }: { readonly text: string }) {
  const { canonical } = useSite();
  return (
    <p className="printed-address" hidden>
      {fillIn(text, { address: canonical, origin: new URL(canonical).origin })}
    </p>
  );
}
