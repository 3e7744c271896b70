import { useSite } from "charpente";
import { fillIn } from "../words/fill-in.ts";

/**
 * Only on paper, below a text whose links are printed as written: the address of the page, and the origin of addresses
 * within the site. `text` contains `{address}` and `{origin}`.
 */
export function PrintedAddress({ text }: { readonly text: string }) {
  const { canonical } = useSite();
  return (
    <p className="printed-address" hidden>
      {fillIn(text, { address: canonical, origin: new URL(canonical).origin })}
    </p>
  );
}
