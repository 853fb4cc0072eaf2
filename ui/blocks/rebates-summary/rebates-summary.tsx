import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { RebateZip } from '../../rebates/rebate-zip/rebate-zip.tsx';
import { Results } from '../../rebates/results/results.tsx';
import { Savings } from '../../rebates/savings/savings.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import { ContactLink, DealerContact } from './dealer-contact.tsx';
import styles from './rebates-summary.module.css';
import type { RebatesSummaryProps } from './view.ts';

/** The zip box, the savings of its area, the inner blocks, and the dealer contact section. */
export const Block = ({
  heading,
  headingTag: Heading,
  description,
  action,
  hasContact,
  showsSlider,
  showsState,
  texts,
  children,
}: PropsWithBlocks<RebatesSummaryProps>) => {
  const { estimateSavings } = useServices();
  const view = useObservable(estimateSavings.view$);
  const isSaving = view.kind === 'found' && view.rebates.amount !== null;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.inner}>
          {heading !== null && <Heading>{heading}</Heading>}
          {description !== null && <p className={styles.lead}>{description}</p>}
          <RebateZip action={action} texts={texts.box} />
        </div>
      </div>
      <div className={styles.inner}>
        {isSaving && (
          <Savings rebates={view.rebates} confirm={texts.estimate.confirm}>
            {hasContact && <ContactLink />}
          </Savings>
        )}
        {showsState && !isSaving && <Results view={view} texts={texts.estimate} />}
        {children}
        {hasContact && (
          <DealerContact path={action} showsSlider={showsSlider} isAsked={view.box.asked !== null} />
        )}
      </div>
    </>
  );
};
