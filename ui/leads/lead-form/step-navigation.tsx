import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import { ButtonLink, ActionButton } from '../../components/button/button.tsx';
import styles from './lead-form.module.css';

/** The id of the first step in a form with several steps. */
export const stepsId = ({ id }: LeadForm): string => `${id}-steps`;

/**
 * The Back link (specification, section 4) and the Next button between the steps of a form. Without scripts, all steps are below
 * each other.
 */
export const StepNavigation = ({
  form,
  view: { step, sends, isBusy },
  onBack,
  onNext,
}: {
  form: LeadForm;
  view: SendRequestView;
  onBack: () => void;
  /** Undefined if the step's own buttons go to the next step. */
  onNext?: () => void;
}) => {
  const texts = formTexts[form.language];
  const leadsOn = !sends && onNext !== undefined;
  if (form.steps.length === 1 || isBusy || (step === 0 && !leadsOn)) return null;
  return (
    <div className={styles.stepNavigation} data-scripted="">
      {step > 0 && (
        <ButtonLink
          variant="secondary"
          href={`#${stepsId(form)}`}
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          {texts.back}
        </ButtonLink>
      )}
      {leadsOn && (
        <ActionButton variant="primary" onClick={onNext}>
          {texts.next}
        </ActionButton>
      )}
    </div>
  );
};
