import { askAddress } from '../../../application/visitor/ask-dealer/ask-address.ts';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { AskLink } from '../ask-link/ask-link.tsx';
import styles from './help-card.module.css';

/** The Contact Dealer help card: it opens `Who are we helping today?` (contract, section 7). */
export const HelpCard = () => (
  <aside className={styles.card} aria-labelledby="help">
    <div className={styles.words}>
      <h2 id="help">{askDealerTexts.helpHeading}</h2>
      <p>{askDealerTexts.helpLead}</p>
    </div>
    <div>
      <AskLink look="secondary" href={askAddress('contact-modal', '', null)}>
        {askDealerTexts.help}
      </AskLink>
    </div>
  </aside>
);
