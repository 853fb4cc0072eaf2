import { SERVICE_HOURS } from '../brand/hours.ts';
import { dayText, WINDOWS } from './booking-wish.ts';
import type { FieldValues, FormFacts, SuccessText } from './form-definition.ts';

/** The callback promise (specification, section 9). */
const CALLBACK_PROMISE = 'You’ll hear from them within 24 to 48 hours.';

export const THANK_YOU = 'Thank you!';

export const dealerSuccess = (): SuccessText => ({
  heading: THANK_YOU,
  text: 'We’ve received your request and a dealer will reach out to you shortly.',
  promise: CALLBACK_PROMISE,
});

/** The confirmation of a dealer form; names the dealer if known. */
export const askedDealerSuccess = (_values: FieldValues, { dealer }: FormFacts): SuccessText => {
  const { heading, text } = dealerSuccess();
  return dealer === undefined
    ? dealerSuccess()
    : { heading, text, receipt: `${sentTo(dealer)} They'll contact you within 24 to 48 hours.` };
};

/** Drops the period of a name such as `Inc.` before the sentence's own. */
const sentTo = (dealer: string): string => `Sent to ${dealer.replace(/\.$/, '')}.`;

/** The confirmation of a booking: the requested visit, and the dealer if known. */
export const bookingSuccess = (
  { preferredDate = '', preferredWindow }: FieldValues,
  { dealer }: FormFacts,
): SuccessText => {
  const window = WINDOWS.find(({ value }) => value === preferredWindow)?.label.toLowerCase();
  const wish = [dayText(preferredDate), window].filter(Boolean).join(', ');
  if (wish === '') return dealerSuccess();
  const receipt = [dealer && sentTo(dealer), `You asked for ${wish}.`].filter(Boolean).join(' ');
  return { ...dealerSuccess(), receipt };
};

/** The confirmation of a customer-service form, with phone number and hours. */
export const serviceSuccess =
  (hours: keyof typeof SERVICE_HOURS) =>
  ({ phone }: FormFacts): SuccessText => ({
    heading: THANK_YOU,
    text: `We’ve received your request and customer service will reach out to you shortly. Or call us at ${phone}, ${SERVICE_HOURS[hours]}.`,
    promise: CALLBACK_PROMISE,
  });
