import type {
  EstimateSavingsView,
  ProgramCard as Card,
} from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { estimateTexts } from '../../../application/visitor/estimate-savings/texts.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { PrintButton } from '../../components/print-button/print-button.tsx';
import { ProgramCard } from './program-card.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import styles from './results.module.css';
import { UtilityChoice } from './utility-choice.tsx';

/** The programs of an area in every state of the search (specification, sections 4 and 8). */
export const Results = ({ view }: { view: EstimateSavingsView }) => {
  switch (view.kind) {
    case 'idle':
      return <p className={styles.idle}>{estimateTexts.idle}</p>;
    case 'loading':
      return (
        <div className={styles.state}>
          <p role="status">{estimateTexts.loading}</p>
          <noscript>
            <a href={view.waitAddress} rel="nofollow">
              {estimateTexts.keepChecking}
            </a>
          </noscript>
        </div>
      );
    case 'none':
      return (
        <>
          <div className={styles.state} role="status">
            <h2>{view.message}</h2>
            <p>{estimateTexts.noneAdvice}</p>
          </div>
          {view.utilities !== null && <UtilityChoice utilities={view.utilities} box={view.box} />}
        </>
      );
    case 'failed':
      return (
        <div className={styles.state} role="alert">
          <p className={styles.failed}>{view.message}</p>
          <ButtonLink href={view.box.address} variant="secondary">
            {estimateTexts.tryAgain}
          </ButtonLink>
        </div>
      );
    case 'found':
      return <Found rebates={view.rebates} box={view.box} />;
  }
};

const Programs = ({ programs }: { programs: ReadonlyArray<Card> }) => (
  <ul className={styles.list}>
    {programs.map((program) => (
      <li key={program.key}>
        <ProgramCard program={program} />
      </li>
    ))}
  </ul>
);

const Found = ({
  rebates: { amount, heading, sample, programs, others, incomes, utilities, received },
  box,
}: {
  box: EstimateSavingsView['box'];
  rebates: Extract<EstimateSavingsView, { kind: 'found' }>['rebates'];
}) => (
  <section className={styles.results} aria-labelledby="programs" data-saves="rebates" data-detail={heading}>
    <div className={styles.top}>
      <h2 id="programs">{amount === null ? heading : estimateTexts.programs}</h2>
      <div data-unprinted="">
        <PrintButton>{estimateTexts.print}</PrintButton>
      </div>
    </div>
    {amount === null && sample !== null && <p className={styles.sample}>{sample}</p>}
    {utilities !== null && <UtilityChoice utilities={utilities} box={box} />}
    {received !== null && (
      <p className={styles.received}>
        <PhoneText text={received} />
      </p>
    )}
    <Programs programs={programs} />
    {others.length > 0 && (
      <section className={styles.results} aria-labelledby="other-programs">
        <h2 id="other-programs">{estimateTexts.others}</h2>
        <Programs programs={others} />
      </section>
    )}
    {incomes !== null && (
      <div className={styles.incomes}>
        <h3>{estimateTexts.incomes}</h3>
        {incomes.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <dl>
          {incomes.amounts.map(({ income, amount: paid }) => (
            <div key={income}>
              <dt>{income}</dt>
              <dd>{paid}</dd>
            </div>
          ))}
        </dl>
      </div>
    )}
  </section>
);
