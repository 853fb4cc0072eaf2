import { askAddress } from '../../../application/visitor/ask-dealer/ask-address.ts';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink, PressButton } from '../../components/button/button.tsx';
import styles from './help-card.module.css';

/** The Contact Dealer help card: it opens `Who are we helping today?` (contract, section 7). */
export const HelpCard = () => {
  const { askDealer, showArea } = useServices();
  const { zipcode } = useObservable(showArea.view$);
  const open = () => void askDealer.open('contact-modal', [], { companyId: null, zip: zipcode ?? '' });
  return (
    <aside className={styles.card} aria-labelledby="help">
      <div className={styles.words}>
        <h2 id="help">{askDealerTexts.helpHeading}</h2>
        <p>{askDealerTexts.helpLead}</p>
      </div>
      <div data-scripted="">
        <PressButton onPress={open}>{askDealerTexts.help}</PressButton>
      </div>
      <div data-unscripted="">
        <ButtonLink look="secondary" href={askAddress('contact-modal', '', null)}>
          {askDealerTexts.help}
        </ButtonLink>
      </div>
    </aside>
  );
};
