import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent, type SubmitEvent } from 'react';
import type { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import type { LeadField } from '../../../application/visitor/send-request/send-request-view.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { focusOn, putValues, valuesOf } from './form-values.ts';
import { useLeaving } from './use-leaving.ts';

/** Ties a form's native fields to the request that they are for: what is typed goes there, what is wrong comes from there. */
export const useLeadForm = (request: SendRequest) => {
  const ref = useRef<HTMLFormElement>(null);
  const view = useObservable(request.view$);
  const { fills, values, overwrites, refusals, messages, step, status } = view;
  const names = request.form.steps.flat().map(({ name }) => name);
  const read = () => (ref.current === null ? {} : valuesOf(ref.current, names));

  // What was typed before the application started is in the fields already.
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const typed = valuesOf(
      ref.current,
      request.form.steps.flat().map(({ name }) => name),
    );
    void request.filling.takeOver(typed);
  }, [request]);

  const put = useRef<Readonly<Record<string, string | undefined>>>(values);
  useEffect(() => {
    if (ref.current !== null && fills > 0) putValues(ref.current, values, overwrites, put.current);
    put.current = values;
  }, [fills, values, overwrites]);

  const shownStep = useRef(step);
  useEffect(() => {
    if (step === shownStep.current) return;
    shownStep.current = step;
    const current = ref.current?.querySelector<HTMLElement>('[data-current]');
    current?.focus();
    // What is longer than the window may have come without its beginning.
    current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  // What was not sent says so above the button, which may have moved out of sight.
  const shownStatus = useRef(status);
  useEffect(() => {
    if (status === shownStatus.current) return;
    shownStatus.current = status;
    if (status === 'failed' || status === 'waiting')
      ref.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  // After the step has taken the focus: a field in error in another step has it in the end.
  const first = messages[0]?.field;
  const turnedDown = useRef(refusals);
  useEffect(() => {
    if (refusals === turnedDown.current) return;
    turnedDown.current = refusals;
    if (ref.current !== null && first !== undefined) focusOn(ref.current, first);
  }, [refusals, first]);

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
