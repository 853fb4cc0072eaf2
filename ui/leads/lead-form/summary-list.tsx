import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import styles from './lead-form.module.css';

/** The summary of a request before it is sent. */
export const SummaryList = ({ lines }: { lines: NonNullable<SendRequestView['summary']> }) => (
  <div className={styles.summary} tabIndex={-1} data-current="">
    <h2>{askDealerTexts.summary}</h2>
    <dl>
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <PhoneText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
