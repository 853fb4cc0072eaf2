import { useCallback, useEffect, type ReactNode } from 'react';
import type { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import { confirmedField, formTexts, stepText } from '../../../application/visitor/send-request/texts.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { useAnnouncement } from '../../bindings/announcements.tsx';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import { FormControl } from './form-control.tsx';
import { Honeypot } from './honeypot.tsx';
import styles from './lead-form.module.css';
import { PROBLEM_ID, ProblemSummary } from './problem-summary.tsx';
import { stepsId, StepNavigation } from './step-navigation.tsx';
import { SubmitRow } from './submit-row.tsx';
import { SuccessCard } from './success-card.tsx';
import { SummaryList } from './summary-list.tsx';
import { useLeadForm } from './use-lead-form.ts';

export interface LeadFormProps {
  readonly request: SendRequest;
  /** The address that the form posts to without scripts. Default: the page's address, with its query. */
  readonly action?: string;
  /** The dealer that the form is for, if the form has no choice of dealers. */
  readonly companyId?: CompanyId | null;
  /** Whether to prefill an empty zip field with the zip of the visitor's area. Forms with a dealer look-up get it from their search. */
  readonly takesZip?: true;
  /** Replaces a step's fields once the application has started. */
  readonly insteadOf?: { readonly [step: number]: ReactNode };
  /** Content above the fields. */
  readonly children?: ReactNode;
}

/** A form in all its states (specification, sections 2, 4 and 5). Works without scripts. */
export const LeadForm = ({
  request,
  action = '',
  companyId = null,
  takesZip,
  insteadOf = {},
  children,
}: LeadFormProps) => {
  const { site, showArea } = useServices();
  const { bookableDays } = site;
  const { view, next, handlers } = useLeadForm(request);
  const { zipcode } = useObservable(showArea.view$);
  useEffect(() => {
    if (takesZip) request.filling.suggest({ zip: zipcode ?? '' });
  }, [takesZip, request, zipcode]);
  const { form } = request;
  const texts = formTexts[form.language];
  useAnnouncement(view.success === null ? null : `${view.success.heading} ${view.success.text}`);
  const thanksSeen = useCallback(() => request.thanksSeen(), [request]);
  if (view.success !== null) {
    return <SuccessCard success={view.success} language={form.language} onSeen={thanksSeen} />;
  }

  return (
    <form
      {...handlers}
      className={styles.form}
      method="post"
      action={`${action}#${PROBLEM_ID}`}
      aria-label={form.name}
      noValidate
      data-steps={form.steps.length > 1 ? '' : undefined}
    >
      <input type="hidden" name="formId" value={form.id} />
      {companyId !== null && <input type="hidden" name="companyId" value={companyId} />}
      {view.isReturned &&
        Object.entries(view.confirmed).map(([name, value]) => (
          <input key={name} type="hidden" name={confirmedField(name)} value={value} />
        ))}
      <Honeypot label={texts.honeypot} />
      {view.status === 'editing' && view.notice !== null && (
        <p className={styles.notice} role="status">
          <PhoneText text={view.notice} />
        </p>
      )}
      {view.isReturned && <ProblemSummary form={form} view={view} />}
      {children}
      {form.steps.map((fields, step) => (
        <div
          key={step}
          id={form.steps.length > 1 && step === 0 ? stepsId(form) : undefined}
          className={styles.step}
          data-current={step === view.step ? '' : undefined}
          tabIndex={form.steps.length > 1 ? -1 : undefined}
        >
          {form.steps.length > 1 && (
            <p className={styles.indicator} data-scripted="">
              {stepText(form.language, step + 1, form.steps.length)}
            </p>
          )}
          {step > 0 && view.topic !== null && <p data-scripted="">{view.topic}</p>}
          {insteadOf[step] !== undefined && <div data-scripted="">{insteadOf[step]}</div>}
          <div className={styles.fields} data-unscripted={insteadOf[step] === undefined ? undefined : ''}>
            {fields.map((field) => (
              <div key={field.name} className={styles[field.control.kind]} data-field={field.name}>
                <FormControl
                  form={form}
                  field={field}
                  view={view}
                  days={bookableDays}
                  onFill={(values) => request.filling.fill(values)}
                />
              </div>
            ))}
          </div>
        </div>
      ))}
      {view.summary !== null && <SummaryList lines={view.summary} />}
      <StepNavigation
        form={form}
        view={view}
        onBack={() => request.back()}
        {...(insteadOf[view.step] === undefined && { onNext: next })}
      />
      <SubmitRow form={form} view={view} />
    </form>
  );
};
