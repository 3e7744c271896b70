import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useChosenFiles } from "../forms/files/use-chosen-files.ts";
import type { ToastWords } from "../forms/form.ts";
import type { Failure, SendingWords } from "../forms/send-status.tsx";
import { tellOutcome } from "../forms/tell-outcome.ts";
import { useSending } from "../forms/use-sending.ts";
import type { MailService } from "../mail/send-mail.ts";
import { showToast } from "../toasts/toasts.ts";
import { fillIn } from "../words/fill-in.ts";
import type { FieldProblem } from "./error-summary.tsx";
import { judgeSurface } from "./judge-surface.ts";
import { readAnswers } from "./questionnaire-answers.ts";
import { QuestionnaireForm } from "./questionnaire-form.tsx";
import type { Questionnaire, QuestionnaireFormWords } from "./questionnaire-schema.ts";
import { questionnaireFileRules, type Refusal, type RequiredField, refuseAnswers } from "./refuse-answers.ts";
import { sendQuestionnaire } from "./send-questionnaire.ts";

export type EnergyQuestionnaireProps = {
  readonly consent: Pick<Questionnaire["consent"], "checkbox" | "hint">;
  readonly words: QuestionnaireFormWords & { readonly title: string };
  /** The firm’s address. */
  readonly email: string;
  readonly sending: SendingWords;
  readonly service: MailService;
  /** MB that one file may have. */
  readonly largestMegabytes: number;
  /** m² that a home has at least. */
  readonly leastSurface: number;
  /** Bytes that the e-mail service accepts in all. */
  readonly maxTotalBytes: number;
};

/**
 * Consent, then the form. Without its script, the style sheet shows the form once the box is ticked, and the form opens
 * the visitor’s mail program.
 */
export function EnergyQuestionnaire({ consent, words, email, ...rest }: EnergyQuestionnaireProps) {
  const form = useRef<HTMLFormElement>(null);
  const files = useChosenFiles(true);
  const { isSending, sendOnce } = useSending(rest.service);
  /** Undefined until hydration. */
  const [isConsented, setIsConsented] = useState<boolean>();
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<Failure>();
  /** For the questionnaire that is being sent. */
  const withdrawal = useRef<AbortController>(undefined);
  const { notifications, fields } = words;
  const fileRules = questionnaireFileRules(rest.largestMegabytes);

  useEffect(() => setIsConsented(control(form.current, "consent")?.checked ?? false), []);
  const fail = (toast: ToastWords) => {
    showToast({ kind: "failed", ...toast });
    setFailure(toast);
  };

  const refuse = (refusal: Refusal) => {
    switch (refusal.kind) {
      case "missing": {
        fail(notifications.missing);
        setMissing(refusal.fields);
        const several = refusal.fields.length > 1 ? refusal.fields : [];
        // Focuses the error summary; when there is none, the field itself.
        setProblems(several.map((name) => ({ fieldId: `champ-${name}`, text: fields[name].error })));
        if (several.length === 0) control(form.current, refusal.fields[0] ?? "adresse")?.focus();
        return;
      }
      case "too-large": {
        const { title, text } = notifications.tooLarge;
        fail({ title, text: fillIn(text, { name: refusal.file.name }) });
        files.showFault();
        return;
      }
      case "wrong-type":
        // The message is already at the field.
        files.showFault();
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    // Nothing is sent without consent: the browser reports it at the box.
    if (!(control(target, "consent")?.reportValidity() ?? false)) return;
    const answers = readAnswers(target, files.files);
    void sendOnce(async () => {
      setFailure(undefined);
      setMissing([]);
      setProblems([]);
      const refusal = refuseAnswers(answers, fileRules);
      if (refusal?.kind === "missing") return refuse(refusal);
      const surface = control(target, "superficie");
      if (surface !== undefined) judgeSurface(surface, rest.leastSurface, fields.superficie.unreadable);
      if (surface?.reportValidity() === false) return;
      if (control(target, "email")?.reportValidity() === false) return;
      if (refusal !== undefined) return refuse(refusal);

      const { signal } = renew(withdrawal);
      const outcome = await sendQuestionnaire(answers, words, { service: rest.service, to: email, signal });
      if (outcome.status === "failed" && signal.aborted) return fail(notifications.withdrawn);
      setFailure(tellOutcome(outcome, notifications, target));
      if (outcome.status === "failed") return;
      target.reset();
      files.clear();
      setIsConsented(false);
      control(target, "consent")?.focus();
    });
  };

  const agree = (isAgreed: boolean) => {
    setIsConsented(isAgreed);
    if (!isAgreed) withdrawal.current?.abort();
  };

  const mend = (name: string) => {
    const left = missing.filter((field) => field !== name);
    if (left.length === missing.length) return;
    setMissing(left);
    if (left.length === 0) setProblems([]);
  };

  return (
    <QuestionnaireForm
      consent={consent}
      words={words}
      email={email}
      form={form}
      isLive={isConsented !== undefined}
      isHidden={isConsented === false}
      missing={missing}
      problems={problems}
      files={files}
      fileRules={fileRules}
      maxTotalBytes={rest.maxTotalBytes}
      isSending={isSending}
      sending={rest.sending}
      failure={failure}
      onConsent={agree}
      onInput={mend}
      onSubmit={submit}
    />
  );
}

function renew(withdrawal: RefObject<AbortController | undefined>): AbortController {
  const fresh = new AbortController();
  withdrawal.current = fresh;
  return fresh;
}

function control(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  return (form?.elements.namedItem(name) as HTMLInputElement | null) ?? undefined;
}
