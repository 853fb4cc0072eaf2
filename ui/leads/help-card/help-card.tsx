import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { AskLink } from '../ask-link/ask-link.tsx';
import styles from './help-card.module.css';

/** The Contact Dealer help card, which opens `Who are we helping today?` (contract, section 7). */
export const HelpCard = () => {
  const { askDealer, showArea } = useServices();
  const area = useObservable(showArea.view$);
  return (
    <aside className={styles.card} aria-labelledby="help">
      <div className={styles.words}>
        <h2 id="help">{askDealerTexts.helpHeading}</h2>
        <p>{askDealerTexts.helpLead}</p>
      </div>
      <div>
        <AskLink variant="secondary" href={askDealer.pageOf('contact-modal', area)}>
          {askDealerTexts.help}
        </AskLink>
      </div>
    </aside>
  );
};
