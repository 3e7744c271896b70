import { mailAction } from "../components/mail-action.ts";

type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
};

/** The address that opens a message with everything filled in, a line an entry. */
export function orderMail({ to, subject, lines }: Mail): string {
  return `${mailAction(to, subject)}&body=${encodeURIComponent(orderText(lines).replaceAll("\n", "\r\n"))}`;
}

/** An order as plain text. */
export function orderText(lines: Mail["lines"]): string {
  return lines.map(({ label, value }) => `${label} : ${value.replaceAll("\r\n", "\n")}`).join("\n");
}
