import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import panel from '../../components/panel/panel.module.css';
import styles from './registration-date.module.css';
import type { RegistrationDateProps } from './view.ts';

const ID = 'last-day';

/** Computes the last day to register from the installation date, with a plain GET form and no script: the address holds the date. */
export const Block = ({ headingTag: Heading, texts }: RegistrationDateProps) => {
  const { installed, today, error, answer } = useObservable(useServices().checkRegistration.view$);
  return (
    <section className={`${panel.panel} ${styles.near}`} id={ID}>
      <Heading>{texts.heading}</Heading>
      <p>{texts.lead}</p>
      <form
        className={styles.form}
        action={`#${ID}`}
        method="get"
        aria-label={texts.heading}
        data-addressed=""
      >
        <TextField
          type="date"
          name="installed"
          label={texts.label}
          hint={texts.hint}
          max={today}
          defaultValue={installed}
          {...(error !== null && { error })}
        />
        <div>
          <SubmitButton variant="secondary">{texts.submit}</SubmitButton>
        </div>
      </form>
      {answer !== null && (
        <div className={styles.answer} data-open={answer.isOpen} role="status">
          <Icon name={answer.isOpen ? 'check' : 'info'} size={24} />
          <div>
            <p className={styles.lead}>
              <PhoneText text={answer.lead} />
            </p>
            <p>{answer.advice}</p>
          </div>
        </div>
      )}
    </section>
  );
};
