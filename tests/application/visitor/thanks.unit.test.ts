import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { askAboutRebatesTexts } from '../../../application/visitor/ask-about-rebates/texts.ts';
import {
  thankedFor,
  thanksAddress,
  thanksQuery,
} from '../../../application/visitor/send-request/thanks-address.ts';
import { thanksPath } from '../../../application/visitor/send-request/thanks-path.ts';
import { thanks } from '../../../application/visitor/send-request/thanks.ts';
import { WINDOWS } from '../../../domain/lead/booking-wish.ts';
import { dealerForm } from '../../../domain/lead/forms/dealer-form.ts';
import { dealerFormFr } from '../../../domain/lead/forms/dealer-form-fr.ts';
import { formsOn } from '../../../domain/lead/forms/forms.ts';
import { homeForm } from '../../../domain/lead/forms/home-form.ts';
import { rebatesForm } from '../../../domain/lead/forms/rebates.ts';
import { newsletter } from '../../../domain/lead/forms/newsletter.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { companyId } from '../../builders/company-id.ts';

const FORMS = formsOn(() => '2026-11-20');
const bookingForm = { id: 'booking', language: 'en' } as const;
const REFERENCE = 'R-0ABCDEFZ';
const PHONE = '1-800-555-0100';
const ENGLISH = { phone: PHONE, language: 'en' } as const;
const FRENCH = { phone: PHONE, language: 'fr' } as const;

const thanksFor = (
  formId: string | null,
  facts: (typeof ENGLISH | typeof FRENCH) & { readonly dealer?: string },
  reference: string | null = null,
  token: string | null = null,
) =>
  thanks(
    {
      formId,
      reference,
      topic: null,
      day: null,
      window: null,
      companyId: null,
      urgency: null,
      zip: null,
      token,
    },
    facts,
  );

/** The query of an address, without its question mark. */
const queryIn = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);

test('The thank-you page for rebates is the same confirmation as with scripts, with a link to the other dealers', () => {
  const address = thanksAddress(rebatesForm, REFERENCE, { zip: 'M5V 3L9' }, companyId(7));
  expect(address).toBe(`/thank-you/?form=rebates&reference=${REFERENCE}&dealer=7&zipcode=M5V%203L9`);
  const asked = thankedFor(queryIn(address), 'en');
  expect(thanks(asked, { ...ENGLISH, dealer: 'Ace Air' })).toEqual({
    heading: 'Congrats!',
    text: 'Sit back and relax—your local RunTru dealer has received your request.',
    receipt: "Sent to Ace Air. They'll contact you within 24 to 48 hours.",
    reference: REFERENCE,
    page: null,
    next: {
      expect: "Here's what to expect now:",
      steps: askAboutRebatesTexts.steps,
    },
    others: { text: 'Other dealers near you', address: '/find-a-dealer/?zipcode=M5V%203L9' },
  });
  expect(thanks(asked, ENGLISH)).toMatchObject({ heading: 'Thank you!', next: null });
});

describe('The address of a thank-you page', () => {
  test.each(FORMS)('names the form $id, in its language', (form) => {
    const address = thanksAddress(form, REFERENCE);
    expect(address).toBe(`${thanksPath(form.language)}?form=${form.id}&reference=${REFERENCE}`);
    expect(thankedFor(queryIn(address), form.language)).toEqual({
      formId: form.id,
      reference: REFERENCE,
      topic: null,
      urgency: null,
      day: null,
      window: null,
      companyId: null,
      zip: null,
      token: null,
    });
  });

  test('keeps only a form of its language and a reference', () => {
    const query = new URLSearchParams(
      `utm_source=mail&reference=${REFERENCE}&form=${newsletter.id}&email=a@b.c`,
    );
    expect(thanksQuery(query, 'en')).toBe(`form=newsletter&reference=${REFERENCE}`);
    expect(thanksQuery(query, 'fr')).toBe(`reference=${REFERENCE}`);
  });

  test.each([
    'R-0ABCDEF',
    'R-0ABCDEFZZ',
    'r-0abcdefz',
    'R-0ABCDEFI',
    'R-0ABCDEFO',
    ' R-0ABCDEFZ',
    'R-0ABCDEFZ\n',
  ])('does not accept %j as a reference', (text) => {
    expect(thankedFor(new URLSearchParams({ reference: text }), 'en').reference).toBeNull();
  });

  test('accepts every generated reference', () => {
    fc.assert(
      fc.property(fc.uuid(), (leadId) => {
        const reference = referenceOf(leadId);
        expect(thankedFor(queryIn(thanksAddress(newsletter, reference)), 'en').reference).toBe(reference);
      }),
    );
  });

  test('ignores anything else in the address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (form, reference) => {
        expect(thanksQuery(new URLSearchParams({ form, reference }), 'en')).toMatch(
          /^(form=[a-z-]+)?&?(reference=R-\w{8})?$/,
        );
      }),
    );
  });
});

describe('The thank-you message', () => {
  test("is the form's", () => {
    expect(thanksFor(dealerForm.id, ENGLISH, REFERENCE)).toEqual({
      ...dealerForm.success({}, ENGLISH),
      reference: REFERENCE,
      page: null,
      next: null,
      others: null,
    });
  });

  test('has the link to the request’s page when the address has its token', () => {
    const query = queryIn(thanksAddress(dealerForm, REFERENCE, {}, null, 'a-token'));
    expect(thanksQuery(query, 'en')).toBe(`form=dealer-form&reference=${REFERENCE}&key=a-token`);
    for (const [language, address] of [
      ['en', `/request/${REFERENCE}/?key=a-token`],
      ['fr', `/fr/demande/${REFERENCE}/?key=a-token`],
    ] as const)
      expect(thanks(thankedFor(query, language), { phone: PHONE, language }).page?.address).toBe(address);
    expect(thanksFor(dealerForm.id, ENGLISH, null, 'a-token').page).toBeNull();
    expect(thankedFor(new URLSearchParams('key=%22%3E%3Cb%3E'), 'en').token).toBeNull();
  });

  test("for any other topic is a dealer's, and the address does not contain the topic", () => {
    const address = thanksAddress(homeForm, REFERENCE, { topic: 'pricing' });
    expect(address).toBe(`/thank-you/?form=home-form&reference=${REFERENCE}`);
    expect(thankedFor(new URLSearchParams('topic=pricing'), 'en').topic).toBeNull();
  });

  test('for a dealer names the one in the address', () => {
    const wish = { preferredDate: '2026-11-23', preferredWindow: 'morning' };
    const address = thanksAddress(bookingForm, REFERENCE, wish, companyId(7));
    expect(address).toBe(
      `/thank-you/?form=booking&reference=${REFERENCE}&day=2026-11-23&window=morning&dealer=7`,
    );
    expect(thanksQuery(queryIn(address), 'en')).toBe(address.split('?')[1]);
    const thanked = thankedFor(queryIn(address), 'en');
    expect(thanked.companyId).toBe(7);
    expect(thanks(thanked, { ...ENGLISH, dealer: 'Night Owl' }).receipt).toBe(
      'Sent to Night Owl. You asked for Monday, November 23, morning, 8am to 12pm.',
    );
  });

  test.each(['0', '-7', '7.5', 'ACE', '<b>', ''])('does not accept %j as a dealer', (dealer) => {
    expect(thankedFor(new URLSearchParams({ dealer }), 'en').companyId).toBeNull();
    expect(thanksQuery(new URLSearchParams({ dealer }), 'en')).toBe('');
  });

  test.each(WINDOWS)('for a visit accepts the time of day $value', ({ value }) => {
    expect(thankedFor(new URLSearchParams({ window: value }), 'en').window).toBe(value);
  });

  test.each(['2026-02-30', '2026-1-1', 'tomorrow', '2026-11-23 call 555'])(
    'for a visit does not repeat %j, which is not a date',
    (day) => {
      const query = new URLSearchParams({ form: 'booking', day, window: 'night' });
      expect(thanksQuery(query, 'en')).toMatch(/^form=booking(&day=2026-02-30)?$/);
      expect(thanks(thankedFor(query, 'en'), ENGLISH).receipt).toBeUndefined();
    },
  );

  test.each([ENGLISH, FRENCH])('without a form is plain, in the language $language', (facts) => {
    const plain = thanksFor(null, facts);
    expect(plain.promise).toContain('24');
    expect(plain.reference).toBeNull();
    expect(thanksFor('no-such-form', facts)).toEqual(plain);
  });

  test('for a form in another language is plain', () => {
    expect(thanksFor(dealerFormFr.id, ENGLISH)).toEqual(thanksFor(null, ENGLISH));
  });
});
