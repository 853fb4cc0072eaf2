import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { callTexts, confirmationLines } from '../../../domain/lead/expected-call-texts.ts';
import type { FormLanguage } from '../../../domain/lead/form-definition.ts';
import { LIST_PATHS } from '../find-dealers/list-paths.ts';
import type { SiteFacts } from '../read-page/page-head.ts';
import { MAY_NOT_ANSWER, WHO_ANSWERS_NOW } from '../send-request/dealer-note-texts.ts';
import { answersNow } from '../send-request/dealer-notes.ts';
import type { thankedFor } from '../send-request/thanks-address.ts';
import { thanks, type Thanks } from '../send-request/thanks.ts';
import type { SeeThanksView } from './see-thanks.ts';

/**
 * The texts of a thank-you page, with the number to call and when to expect the dealer's call. An urgent request to a dealer who can't
 * answer now says so first, and links to those who can.
 */
export const thanksWithCalls = (
  thanked: ReturnType<typeof thankedFor>,
  language: FormLanguage,
  { defaultPhone }: SiteFacts,
  { dealer, now }: SeeThanksView,
): Thanks & { readonly lines: ReadonlyArray<string> } => {
  const calls = callTexts(language, dealer, { now, ours: defaultPhone.text });
  const shown = thanks(thanked, { phone: defaultPhone.text, dealer: dealer?.name, language });
  const lines = confirmationLines(shown, calls);
  const { urgency, zip } = thanked;
  if (urgency === null || dealer === null || answersNow(dealer, now) !== false) return { ...shown, lines };
  const near = zip === null ? null : addressOf(LIST_PATHS[language], { ...searchNear(zip), sort: 'open' });
  return {
    ...shown,
    lines: [MAY_NOT_ANSWER[language](dealer.name), ...lines],
    others: near === null ? shown.others : { text: WHO_ANSWERS_NOW[language], address: near },
  };
};
