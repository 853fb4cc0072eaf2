import { useId } from 'react';
import type { ProgramCard as Program } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import type { EstimateTexts } from '../../../application/visitor/estimate-savings/texts.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import styles from './program-card.module.css';

/** One program: status, name, amount, facts, and a link to the official page. */
export const ProgramCard = ({ program, texts }: { program: Program; texts: EstimateTexts }) => {
  const { name, lang, amount, amountLang, status, facts, summary, isCounted, notCounted, href } = program;
  const nameId = useId();
  return (
    <article className={styles.card} aria-labelledby={nameId} data-status={status.kind}>
      <p className={styles.status}>
        <span>{status.text}</span>
        {isCounted === true && (
          <span className={styles.counted}>
            <Icon name="check" size={16} />
            {texts.counted}
          </span>
        )}
      </p>
      <h3 id={nameId} lang={lang}>
        {name}
      </h3>
      <p className={styles.amount} lang={amountLang}>
        {amount}
      </p>
      {summary !== null && <p>{summary}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, text, lang: factLang }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={factLang}>
                <PhoneText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notCounted !== null && <p className={styles.note}>{notCounted}</p>}
      {href !== null && (
        <a
          className={styles.link}
          href={href}
          rel="noopener nofollow external"
          aria-label={name + texts.officialOf}
        >
          {texts.official}
          <Icon name="external" size={16} />
        </a>
      )}
    </article>
  );
};
