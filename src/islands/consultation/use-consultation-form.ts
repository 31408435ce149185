import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toasts } from "../../content/site/toasts.ts";
import { type Clearance, type ConsultationRequest, clearances } from "./rules.ts";
import { submitConsultation } from "./submit.ts";
import { showToast } from "./toast/toast-store.ts";
import { useGuardedFields } from "./use-guarded-fields.ts";

function selectedClearance(form: HTMLFormElement): Clearance {
  const chosen = new FormData(form).get("clearance");
  return clearances.find((clearance) => clearance === chosen) ?? clearances[0];
}

/** True once for a form that was sent before its script was here: the page holds it back and marks it. */
function takeEarlySubmission(form: HTMLFormElement): boolean {
  const isHeld = "sent" in form.dataset;
  delete form.dataset.sent;
  return isHeld;
}

/** A button that gets disabled drops the keyboard's place in the page; this puts it back afterwards. */
function useRestoredFocus(submitting: boolean) {
  const held = useRef<Element>(null);
  useEffect(() => {
    if (submitting) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && held.current instanceof HTMLElement) held.current.focus({ preventScroll: true });
    held.current = null;
  }, [submitting]);
  return held;
}

export function useConsultationForm() {
  const { fields, refs, finish, clear, replace, focus } = useGuardedFields();
  const [submitting, setSubmitting] = useState(false);
  // State arrives with the next render, and a second Enter can come before it.
  const busy = useRef(false);
  const held = useRestoredFocus(submitting);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ref.current && takeEarlySubmission(ref.current)) ref.current.requestSubmit();
  }, []);

  async function send(form: HTMLFormElement, request: ConsultationRequest) {
    busy.current = true;
    held.current = document.activeElement;
    setSubmitting(true);
    try {
      await submitConsultation(request);
      form.reset();
      clear();
      showToast({ kind: "success", ...toasts.success });
    } catch (error) {
      // The simulation never fails; a real service may.
      console.error(error);
      showToast({ kind: "destructive", ...toasts.failed });
    } finally {
      setSubmitting(false);
      busy.current = false;
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    // A field that takes the focus is read out with its error, which has to be there by then.
    const { values, firstInvalid } = flushSync(finish);
    if (firstInvalid) {
      focus(firstInvalid);
      showToast({ kind: "destructive", ...toasts.error });
    } else {
      const form = event.currentTarget;
      void send(form, { ...values, clearance: selectedClearance(form) });
    }
  }

  return { ref, fields, refs, submitting, submit, replace };
}

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;
