import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent, type SubmitEvent } from 'react';
import type { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import type { LeadField } from '../../../domain/lead/lead.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { focusOn, writeValues, valuesOf } from './form-values.ts';
import { useLeaving } from './use-leaving.ts';

/** Connects a form's native fields to its request: input goes to the request; values and errors come from it. */
export const useLeadForm = (request: SendRequest) => {
  const ref = useRef<HTMLFormElement>(null);
  const view = useObservable(request.view$);
  const { fills, values, overwrites, refusals, messages, doubts, step, status } = view;
  const names = request.form.steps.flat().map(({ name }) => name);
  const read = () => (ref.current === null ? {} : valuesOf(ref.current, names));

  // The fields may contain input from before the application started.
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const typed = valuesOf(
      ref.current,
      request.form.steps.flat().map(({ name }) => name),
    );
    void request.filling.takeOver(typed);
  }, [request]);

  const written = useRef<Readonly<Record<string, string | undefined>>>(values);
  useEffect(() => {
    if (ref.current !== null && fills > 0) writeValues(ref.current, values, overwrites, written.current);
    written.current = values;
  }, [fills, values, overwrites]);

  const shownStep = useRef(step);
  useEffect(() => {
    if (step === shownStep.current) return;
    shownStep.current = step;
    const current = ref.current?.querySelector<HTMLElement>('[data-current]');
    current?.focus();
    // The focus may not show the beginning of a step that is taller than the window.
    current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  // The message about a failed or waiting request is above the button and may have moved out of view.
  const shownStatus = useRef(status);
  useEffect(() => {
    if (status === shownStatus.current) return;
    shownStatus.current = status;
    if (status === 'failed' || status === 'waiting')
      ref.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  // Runs after the effect that focuses the step, so that a field in error in another step gets the focus in the end.
  const doubted = doubts.find(({ suggestion }) => suggestion === null)?.field;
  const first = messages[0]?.field ?? doubted;
  const seenRefusals = useRef(refusals);
  useEffect(() => {
    if (refusals === seenRefusals.current) return;
    seenRefusals.current = refusals;
    if (ref.current !== null && first !== undefined) focusOn(ref.current, first, first === doubted);
  }, [refusals, first, doubted]);

  const leave = useCallback(
    (name: string, text: string) => request.filling.leave(name as LeadField, text),
    [request],
  );
  const leaving = useLeaving(ref, leave);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void request.proceed(read());
  };

  return {
    view,
    next: () => request.next(read()),
    handlers: {
      ref,
      onSubmit: submit,
      onChange: () => request.filling.read(read()),
      onBlur: (event: FocusEvent<HTMLFormElement>) => leaving(event.target),
    },
  };
};
