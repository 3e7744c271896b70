import { Link } from "charpente";
import type { Topic } from "../words/words.ts";
import { SourceLink } from "./source-link.tsx";

type TopicRowsProps = { readonly topics: readonly Topic[]; readonly className?: string };

/** Stakes or services, one a row: what it is called, then what it means. A row that leads somewhere has its title linked. */
export function TopicRows({ topics, className = "rows" }: TopicRowsProps) {
  return (
    <ul className={className}>
      {topics.map(({ title, text, href, source }) => (
        <li key={title}>
          <h3>{href === undefined ? title : <Link href={href}>{title}</Link>}</h3>
          <p>
            {text}
            <SourceLink source={source} />
          </p>
        </li>
      ))}
    </ul>
  );
}
