import type { FormLanguage } from '../../../domain/lead/form-definition.ts';
import type {
  OpenRequestView,
  RequestForm,
} from '../../../application/visitor/follow-request/request-view.ts';
import { homeIn } from '../../../application/visitor/read-page/language-texts.ts';
import { thankYouTextsIn } from '../../../application/visitor/read-page/thank-you-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink, SubmitButton } from '../../components/button/button.tsx';
import { EmergencyAnswer } from '../../components/emergency-answer/emergency-answer.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { Select } from '../../components/select/select.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { AUTOCOMPLETE_TOKENS } from '../../leads/lead-form/autocomplete-tokens.ts';
import styles from './request-page.module.css';

/** One request, for the visitor who sent it or for its dealer (contract, section 7: one request). It needs no scripts. */
export const RequestPage = ({ language }: { language: FormLanguage }) => {
  const view = useObservable(useServices().followedRequest.view$);
  if (view === null) return null;
  if (view.kind !== 'open')
    return (
      <div className={styles.page}>
        <h1>{view.heading}</h1>
        <p className={styles.lead}>
          <PhoneText text={view.text} />
        </p>
        <ButtonLink href={homeIn(language)}>{thankYouTextsIn(language).next}</ButtonLink>
      </div>
    );
  const answers = view.forms.filter(({ heading }) => heading === null);
  return (
    <div className={styles.page}>
      <h1>
        {view.heading} <span className={styles.reference}>{view.reference}</span>
      </h1>
      {view.emergencies.map((emergency) => (
        <EmergencyAnswer key={emergency.title} {...emergency} headingTag="h2" />
      ))}
      <Now view={view} />
      {answers.length > 0 && (
        <div className={styles.answers}>
          {answers.map((form, i) => (
            <AnswerForm key={form.kind} form={form} isFirst={i === 0} />
          ))}
        </div>
      )}
      <section className={styles.part}>
        <h2>{view.happened.heading}</h2>
        <ol className={styles.steps}>
          {view.happened.steps.map(({ text, page, when, at }) => (
            <li key={`${at} ${text}`}>
              {text} {page !== null && <a href={page.address}>{page.text}</a>}{' '}
              <time dateTime={at}>{when}</time>
            </li>
          ))}
        </ol>
      </section>
      {view.asked.rows.length > 0 && (
        <section className={styles.part}>
          <h2>{view.asked.heading}</h2>
          <dl className={styles.rows}>
            {view.asked.rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {view.forms
        .filter(({ heading }) => heading !== null)
        .map((form) => (
          <section key={form.kind} className={styles.part}>
            <h2>{form.heading}</h2>
            <AnswerForm form={form} />
          </section>
        ))}
    </div>
  );
};

/** Where the request is, who answers now, and what to do next. */
const Now = ({ view: { notice, next, lines, call, otherDealers } }: { view: OpenRequestView }) => (
  <div className={styles.now}>
    {notice !== null && (
      <p className={styles.notice} role="status">
        {notice}
      </p>
    )}
    <p className={styles.lead}>{next}</p>
    {lines.map((line) => (
      <p key={line}>
        <PhoneText text={line} />
      </p>
    ))}
    {call !== null && (
      <p className={styles.call}>
        <PhoneText text={call.text} />
      </p>
    )}
    {otherDealers !== null && (
      <ButtonLink href={otherDealers.address} variant="secondary">
        {otherDealers.text}
      </ButtonLink>
    )}
  </div>
);

/** Posts to the page's own address, which has the token. */
const AnswerForm = ({ form, isFirst = false }: { form: RequestForm; isFirst?: boolean }) => (
  <form method="post" className={styles.form} aria-label={form.heading ?? form.button} noValidate>
    <input type="hidden" name="answer" value={form.kind} />
    {form.dealer !== null && <input type="hidden" name="dealer" value={form.dealer} />}
    {form.note !== null && <p>{form.note}</p>}
    {form.notice !== null && (
      <p className={styles.wrong} role="alert">
        {form.notice}
      </p>
    )}
    {form.fields.map((field) => (
      <AmendedField key={field.name} field={field} />
    ))}
    <SubmitButton variant={isFirst ? 'primary' : 'secondary'}>{form.button}</SubmitButton>
  </form>
);

const AmendedField = ({ field }: { field: RequestForm['fields'][number] }) => {
  const { name, label, hint, control, maxLength, value, message } = field;
  const own = { name, label, hint, defaultValue: value, error: message ?? undefined };
  switch (control.kind) {
    case 'select':
      return <Select {...own} options={control.options} prompt={control.prompt} />;
    case 'radio-group':
      return <RadioGroup {...own} options={control.options} />;
    case 'text-area':
      return <TextArea {...own} maxLength={maxLength} />;
    case 'day':
      return <TextField {...own} type="date" />;
    default:
      return (
        <TextField
          {...own}
          type={name === 'email' ? 'email' : 'tel'}
          autoComplete={AUTOCOMPLETE_TOKENS[name]}
          maxLength={maxLength}
        />
      );
  }
};
