import { callTexts, confirmationLines } from '../../../domain/lead/expected-call-texts.ts';
import type { FormLanguage } from '../../../domain/lead/form-definition.ts';
import type { SiteFacts } from '../read-page/page-head.ts';
import type { thankedFor } from '../send-request/thanks-address.ts';
import { thanks, type Thanks } from '../send-request/thanks.ts';
import type { SeeThanksView } from './see-thanks.ts';

/** The texts of a thank-you page, with the number to call and when to expect the dealer's call. */
export const thanksWithCalls = (
  thanked: ReturnType<typeof thankedFor>,
  language: FormLanguage,
  { defaultPhone }: SiteFacts,
  { dealer, now }: SeeThanksView,
): Thanks & { readonly lines: ReadonlyArray<string> } => {
  const calls = callTexts(language, dealer, { now, ours: defaultPhone.text });
  const shown = thanks(thanked, { phone: defaultPhone.text, dealer: dealer?.name, language });
  return { ...shown, lines: confirmationLines(shown, calls) };
};
