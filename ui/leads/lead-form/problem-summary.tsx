import { useId } from 'react';
import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { LeadField } from '../../../domain/lead/lead.ts';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './lead-form.module.css';

/** The id of the error message of a returned form. The form's `action` contains it as a fragment. */
export const PROBLEM_ID = 'problem';

/** The id of a field in a returned form, as the link target of the error summary; undefined in other forms. */
export const fieldId = ({ id }: LeadForm, { isReturned }: SendRequestView, name: LeadField) =>
  isReturned ? `${id}-${name}` : undefined;

/** The errors and questions of a form that was posted without scripts, with a link to each field. */
export const ProblemSummary = ({ form, view }: { form: LeadForm; view: SendRequestView }) => {
  const headingId = useId();
  const { step } = view;
  const messages = [...view.messages, ...view.doubts.filter(({ suggestion }) => suggestion === null)];
  if (messages.length === 0) return null;
  const shown = form.steps[step] ?? [];
  const labels = new Map(form.steps.flat().map(({ name, label }) => [name, label]));
  return (
    <div className={styles.failed} id={PROBLEM_ID} tabIndex={-1} role="group" aria-labelledby={headingId}>
      <Icon name="alert" size={20} />
      <div>
        <h2 id={headingId}>{formTexts[form.language].problem}</h2>
        <ul>
          {messages.map(({ field, message }) => (
            // With scripts, only the current step is visible.
            <li key={field} data-unscripted={shown.some(({ name }) => name === field) ? undefined : ''}>
              <a href={`#${fieldId(form, view, field) ?? ''}`}>
                {messages.filter((other) => other.message === message).length > 1
                  ? `${message} (${labels.get(field) ?? ''})`
                  : message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
