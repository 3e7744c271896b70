import type { Board, BoardProps } from "../workbench/board.ts";
import { longText, longTitle } from "../workbench/fixtures.ts";
import { Group } from "../workbench/specimen.tsx";
import { PageToaster } from "./page-toaster.tsx";
import { ToastCard } from "./toast-card.tsx";

export const examples: readonly Board[] = [
  {
    id: "notifications",
    title: "Notifications",
    note: "Un échec, un texte long, un envoi réussi.",
    sheets: [],
    component: Toasts,
  },
];

/** The cards where they are spoken of, then the live toaster of the page. */
function Toasts({ settings, questionnaire }: BoardProps) {
  return (
    <>
      <Group name="ToastCard">
        <Cards settings={settings} questionnaire={questionnaire} />
      </Group>
      <PageToaster settings={settings} />
    </>
  );
}

/** In the order of the toaster: failures above what is done. */
function Cards({ settings, questionnaire }: Pick<BoardProps, "settings" | "questionnaire">) {
  const { labels, toasts } = settings;
  const { missing, sent } = questionnaire.form.notifications;
  const card = { isPaused: true, closeLabel: labels.closeNotification, onDismiss: () => {} };
  return (
    <div className="toaster bench-toaster" data-paused>
      <ToastCard {...card} seconds={toasts.failedSeconds} toast={{ id: 1, kind: "failed", ...missing }} />
      <ToastCard
        {...card}
        seconds={toasts.failedSeconds}
        toast={{ id: 2, kind: "failed", title: longTitle, text: longText }}
      />
      <ToastCard {...card} seconds={toasts.seconds} toast={{ id: 3, kind: "done", ...sent }} />
    </div>
  );
}
