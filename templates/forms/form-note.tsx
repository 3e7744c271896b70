import { Link, Raised } from "charpente";
import type { DataNote } from "./form.ts";

/** The data-protection note of a form, row by row as in a title block, with the way to the full text. */
export function FormNote({ id, note }: { readonly id: string; readonly note: DataNote }) {
  return (
    <section className="form-note" aria-labelledby={id}>
      <h3 id={id}>{note.title}</h3>
      <dl>
        {note.rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Raised text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href={note.policy.href}>{note.policy.label}</Link>
      </p>
    </section>
  );
}
