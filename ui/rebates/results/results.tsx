import type {
  EstimateSavingsView,
  ProgramCard as Card,
} from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import type { EstimateTexts } from '../../../application/visitor/estimate-savings/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { PrintButton } from '../../components/print-button/print-button.tsx';
import { ProgramCard } from './program-card.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import styles from './results.module.css';
import { ResultChoice } from './result-choice.tsx';

/** Loads the script for saving: there is nothing to save yet, but the next search may find something. */
const MAY_SAVE = { 'data-saves': '' };

/** The programs of an area in every state of the search (specification, sections 4 and 8). */
export const Results = ({ view, texts }: { view: EstimateSavingsView; texts: EstimateTexts }) => {
  switch (view.kind) {
    case 'idle':
      return (
        <p className={styles.idle} {...MAY_SAVE}>
          {texts.idle}
        </p>
      );
    case 'loading':
      return (
        <div className={styles.state} {...MAY_SAVE}>
          <p role="status">{texts.loading}</p>
          <noscript>
            <a href={view.waitAddress} rel="nofollow">
              {texts.keepChecking}
            </a>
          </noscript>
        </div>
      );
    case 'none':
      return (
        <>
          <div className={styles.state} role="status" {...MAY_SAVE}>
            <h2>{texts.none}</h2>
            <p>{view.advice}</p>
            <ButtonLink href={view.dealers} variant="secondary">
              {texts.noneDealers}
            </ButtonLink>
          </div>
          <Choices {...view} />
        </>
      );
    case 'failed':
      return (
        <div className={styles.state} role="alert" {...MAY_SAVE}>
          <p className={styles.failed}>{texts.failed}</p>
          <ButtonLink href={view.box.address} variant="secondary">
            {texts.tryAgain}
          </ButtonLink>
        </div>
      );
    case 'found':
      return <Found rebates={view.rebates} box={view.box} texts={texts} />;
  }
};

/** The household that the rebates are for, and forms to change it. */
const Choices = ({
  utilities,
  household,
  box: { asked, path, address, isUpdating },
}: Pick<Extract<EstimateSavingsView, { kind: 'none' }>, 'utilities' | 'household' | 'box'>) => {
  const { estimateSavings } = useServices();
  return (
    <>
      {utilities !== null && (
        <ResultChoice
          id="utilities"
          choice={utilities}
          action={path}
          isBusy={isUpdating}
          onChoose={(fields) => estimateSavings.choose(fields)}
        >
          <input type="hidden" name="zip" value={asked ?? ''} />
        </ResultChoice>
      )}
      {household !== null && (
        <ResultChoice
          id="household"
          choice={household}
          action={`${address}#household`}
          isPosted
          isBusy={isUpdating}
          onChoose={(fields) => estimateSavings.stateHousehold(fields)}
        />
      )}
    </>
  );
};

const Programs = ({ programs, texts }: { programs: ReadonlyArray<Card>; texts: EstimateTexts }) => (
  <ul className={styles.list}>
    {programs.map((program) => (
      <li key={program.key}>
        <ProgramCard program={program} texts={texts} />
      </li>
    ))}
  </ul>
);

const Found = ({
  rebates: {
    amount,
    heading,
    savedAs,
    sample,
    programs,
    others,
    incomes,
    utilities,
    household,
    foreign,
    received,
  },
  box,
  texts,
}: {
  texts: EstimateTexts;
  box: EstimateSavingsView['box'];
  rebates: Extract<EstimateSavingsView, { kind: 'found' }>['rebates'];
}) => (
  <section className={styles.results} aria-labelledby="programs" data-saves="rebates" data-detail={savedAs}>
    <div className={styles.top}>
      <h2 id="programs">{amount === null ? heading : texts.programs}</h2>
      <div data-unprinted="">
        <PrintButton>{texts.print}</PrintButton>
      </div>
    </div>
    {amount === null && sample !== null && <p className={styles.sample}>{sample}</p>}
    <Choices utilities={utilities} household={household} box={box} />
    {foreign !== null && <p className={styles.received}>{foreign}</p>}
    {received !== null && (
      <p className={styles.received}>
        <PhoneText text={received} />
      </p>
    )}
    <Programs programs={programs} texts={texts} />
    {others.length > 0 && (
      <section className={styles.results} aria-labelledby="other-programs">
        <h2 id="other-programs">{texts.others}</h2>
        <Programs programs={others} texts={texts} />
      </section>
    )}
    {incomes !== null && (
      <div className={styles.incomes}>
        <h3>{texts.incomes}</h3>
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
