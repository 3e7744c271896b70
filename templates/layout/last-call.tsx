import { Raised } from "charpente";
import type { ReactNode } from "react";
import { Storey } from "./storey.tsx";

type LastCallProps = {
  /** Names the storey within its page. */
  readonly id: string;
  readonly words: { readonly title: string; readonly text: string };
  /** The links, one or two. */
  readonly children: ReactNode;
};

/** The call that closes a page, on the ground floor. */
export function LastCall({ id, words, children }: LastCallProps) {
  return (
    <Storey level={0} className="last-call" labelledBy={id}>
      <h2 id={id}>
        <Raised text={words.title} />
      </h2>
      <p className="lead">
        <Raised text={words.text} />
      </p>
      {children}
    </Storey>
  );
}
