import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { numberFor } from '../../../domain/phone/dealer-number.ts';
import type { AskableDealer } from '../ask-dealer/ask-dealer-view.ts';
import { dealerHours } from '../show-hours/dealer-hours.ts';
import type { CardContext } from './dealer-card.ts';
import { shownName } from './shown-dealer.ts';
import { shownPhone } from './shown-phone.ts';

/** A dealer as a form's recipient; null without a company id, because no request can reach such a dealer (contract, section 7). */
export const askableDealer = (dealer: Dealer, { source, texts, now }: CardContext): AskableDealer | null =>
  dealer.companyId === undefined
    ? null
    : {
        companyId: dealer.companyId,
        name: shownName(dealer, texts?.unnamedDealer),
        phone: shownPhone(numberFor(dealer, source).number)?.text ?? null,
        hours: dealerHours(dealer, now, texts?.holidayName),
      };
