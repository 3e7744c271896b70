import { Enhancer, Island } from "charpente";
import type { SiteSettings } from "../settings.ts";
import { Toaster } from "./toaster.tsx";

/** The toaster of a page with a form, and what wakes both. Once, last in the page. */
export function PageToaster({ settings }: { readonly settings: SiteSettings }) {
  const { labels, toasts } = settings;
  return (
    <>
      <Enhancer name="forms/wake-forms.ts" />
      <Island
        name="Toaster"
        component={Toaster}
        props={{
          label: labels.notifications,
          closeLabel: labels.closeNotification,
          emptyLabel: labels.noNotification,
          seconds: { done: toasts.seconds, failed: toasts.failedSeconds },
        }}
        when="touch"
      />
    </>
  );
}
