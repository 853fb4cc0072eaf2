import { describe, expect, test } from '@jest/globals';
import {
  askedDealerSuccess,
  bookingSuccess,
  dealerSuccess,
  serviceSuccess,
} from '../../../domain/lead/success-texts.ts';

const PHONE = '1-800-555-0199';
const THANKS = {
  heading: 'Thank you!',
  text: 'We’ve received your request and a dealer will reach out to you shortly.',
  promise: 'You’ll hear from them within 24 to 48 hours.',
};

describe('The text that replaces a form after it was sent (section 8)', () => {
  test('thanks the visitor, and promises a call', () => expect(dealerSuccess()).toEqual(THANKS));

  test.each([
    ['Ace Air', 'Ace Air'],
    ['Ace Air, Inc.', 'Ace Air, Inc'],
    ['J.B. Heating', 'J.B. Heating'],
  ])('names the dealer %s once, with a single period', (dealer, named) =>
    expect(askedDealerSuccess({}, { phone: PHONE, dealer })).toEqual({
      heading: THANKS.heading,
      text: THANKS.text,
      receipt: `Sent to ${named}. They'll contact you within 24 to 48 hours.`,
    }),
  );

  test('names no dealer if none is known', () => {
    expect(askedDealerSuccess({}, { phone: PHONE })).toEqual(THANKS);
    expect(bookingSuccess({ preferredDate: '2026-11-23' }, { phone: PHONE })).toEqual({
      ...THANKS,
      receipt: 'You asked for Monday, November 23.',
    });
  });

  test('does not mention a visit if the visitor chose no day', () =>
    expect(bookingSuccess({}, { phone: PHONE, dealer: 'Ace Air' })).toEqual(THANKS));

  test.each([
    [
      { preferredDate: '2026-11-23', preferredWindow: 'afternoon' },
      ' You asked for Monday, November 23, afternoon, 12pm to 5pm.',
    ],
    [{ preferredDate: '2026-11-23', preferredWindow: 'night' }, ' You asked for Monday, November 23.'],
    [{ preferredDate: '2026-11-23' }, ' You asked for Monday, November 23.'],
    [{ preferredWindow: 'morning' }, ' You asked for morning, 8am to 12pm.'],
  ])('contains the requested time of the visit: %j', (values, wish) =>
    expect(bookingSuccess(values, { phone: PHONE, dealer: 'Ace Air' })).toEqual({
      ...THANKS,
      receipt: `Sent to Ace Air.${wish}`,
    }),
  );

  test('contains the number of customer service', () =>
    expect(serviceSuccess('contact')({ phone: PHONE })).toEqual({
      ...THANKS,
      text: `We’ve received your request and customer service will reach out to you shortly. Or call us at ${PHONE}, Mon-Fri 7am-5pm CST.`,
    }));
});
