import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { messagesFor } from '../../../domain/lead/check-lead.ts';
import { doubtsAbout } from '../../../domain/lead/doubts.ts';
import { fieldsOf } from '../../../domain/lead/form.ts';
import { contactForm } from '../../../domain/lead/forms/contact-form.ts';
import type { LeadField } from '../../../domain/lead/lead.ts';
import { normalText, withNormalContact } from '../../../domain/lead/normal-contact.ts';
import { isWithin } from '../../../domain/text/edit-distance.ts';
import { plainText } from '../../../domain/text/plain-text.ts';
import { ANN } from '../../builders/a-draft.ts';

/** What becomes of a text: refused, accepted after a question, suggested otherwise, or accepted. */
const outcomeOf = (field: LeadField, typed: string, doubtsSampleNumbers = true): string => {
  const draft = withNormalContact({ ...ANN, phone: '612-332-0101', [field]: typed });
  if (messagesFor(contactForm, fieldsOf(contactForm), draft).length > 0) return 'refused';
  const [doubt] = doubtsAbout(contactForm, draft, { doubtsSampleNumbers });
  if (doubt === undefined) return 'accepted';
  return doubt.suggestion ?? 'asked';
};

/** Addresses as people and store lists write them. */
const ADDRESSES: ReadonlyArray<readonly [typed: string, outcome: 'accepted' | 'asked']> = [
  ['13502-D Whittier Blvd', 'accepted'],
  ['3961-A Chicago Ave', 'accepted'],
  ['N96 W18894 County Line Rd', 'accepted'],
  ['W156N9000 Pilgrim Rd', 'accepted'],
  ['1/2 Elm St', 'accepted'],
  ['225&227 E Los Angeles Ave', 'accepted'],
  ['5700-100Th St Sw', 'accepted'],
  ['225 & 227 E Main St', 'accepted'],
  ['1200½ Main St', 'accepted'],
  ['12-1/2 Main St', 'accepted'],
  ['39W540 Silver Glen Rd', 'accepted'],
  ['0N123 Winfield Rd', 'accepted'],
  ['S75-W17237 Janesville Rd', 'accepted'],
  ['E5678 County Road H', 'accepted'],
  ['N6W23001 Bluemound Rd', 'accepted'],
  ['1234 S 500 E', 'accepted'],
  ['650 W 200 S #12', 'accepted'],
  ['37-15 73rd St', 'accepted'],
  ['91-1012 Hanakahi St', 'accepted'],
  ['75-5660 Kopiko St Bldg C', 'accepted'],
  ['12–14 Main St', 'accepted'],
  ['12A-14, rue de l’Église', 'accepted'],
  ['1200B Main St', 'accepted'],
  ['100 rue Sainte-Catherine O', 'accepted'],
  ['4321, avenue du Mont-Royal Est, app. 3', 'accepted'],
  ['77 chemin de la Côte-des-Neiges', 'accepted'],
  ['500 5th Ave Fl 2', 'accepted'],
  ["1200 O'Neil St", 'accepted'],
  ['1 World Trade Ctr Ste 8500', 'accepted'],
  ['One Mall of America Blvd', 'accepted'],
  ['Two Galleria Tower', 'accepted'],
  ['#5 - 1200 Main St', 'accepted'],
  ['Apt 4, 1200 Main St', 'accepted'],
  ['Unit 12B, 3300 Bloor St W', 'accepted'],
  ['Suite 200 1200 Main St', 'accepted'],
  ['Lot 4, 2200 Mobile Home Ln', 'accepted'],
  ['2204 County Rd 4600 N', 'accepted'],
  ['12345 US Hwy 12 & 18', 'accepted'],
  ['800 N.W. 5th St.', 'accepted'],
  ['1600 Pennsylvania Ave NW', 'accepted'],
  ['PO Box 12', 'accepted'],
  ['P.O. Box 4021, Station A', 'accepted'],
  ['C.P. 88, succ. B', 'accepted'],
  ['RR 2 Box 152', 'accepted'],
  ['R.R. #2, Site 5, Comp 12', 'accepted'],
  ['Rt 3 Box 77A', 'accepted'],
  ['HC 1 Box 12', 'accepted'],
  ['PSC 3 Box 4120', 'accepted'],
  ['Unit 2050 Box 4190', 'accepted'],
  ['Calle 5 #10', 'accepted'],
  ['Urb. Las Lomas, Calle 3 B-12', 'accepted'],
  ['Carr 2 Km 12.3', 'accepted'],
  ['１２００ Main St', 'accepted'],
  ['١٢ شارع السلام', 'accepted'],
  ['  1200\tMain\u00a0St\u200b ', 'accepted'],
  ['1200 Main St,', 'accepted'],
  ['Main St 1200', 'asked'],
  ['Corner of 5th and Main', 'asked'],
  ['1200', 'asked'],
  ['The blue house', 'asked'],
  ['12AB Main St', 'asked'],
  ['ann@example.com', 'asked'],
];

const PHONES: ReadonlyArray<readonly [typed: string, normal: string, outcome: string]> = [
  ['612-332-0101', '612-332-0101', 'accepted'],
  ['(612) 332-0101', '(612) 332-0101', 'accepted'],
  ['+1 612 332 0101', '+1 612 332 0101', 'accepted'],
  ['001 612 332 0101', '001 612 332 0101', 'accepted'],
  ['612‑332‑0101', '612-332-0101', 'accepted'],
  ['612–332–0101', '612-332-0101', 'accepted'],
  ['６１２３３２０１０１', '6123320101', 'accepted'],
  ['＋１（６１２）３３２－０１０１', '+1(612)332-0101', 'accepted'],
  ['٦١٢٣٣٢٠١٠١', '6123320101', 'accepted'],
  ['۶۱۲۳۳۲۰۱۰۱', '6123320101', 'accepted'],
  ['६१२३३२०१०१', '6123320101', 'accepted'],
  ['tel:+16123320101', '+16123320101', 'accepted'],
  ['612.332.0101 x12', '612.332.0101 x12', 'accepted'],
  ['612\u00a0332\u00a00101', '612 332 0101', 'accepted'],
  ['\u202a612-332-0101\u202c', '612-332-0101', 'accepted'],
  ['1-800-CALL-NOW', '1-800-CALL-NOW', 'accepted'],
  ['+44 20 7946 0018', '+44 20 7946 0018', 'accepted'],
  ['0044 20 7946 0018', '0044 20 7946 0018', 'accepted'],
  ['+52 55 1234 5678', '+52 55 1234 5678', 'accepted'],
  ['332-0101', '332-0101', 'asked'],
  ['612332010', '612332010', 'asked'],
  ['1 612 332 010', '1 612 332 010', 'asked'],
  ['012-332-0101', '012-332-0101', 'asked'],
  ['112-332-0101', '112-332-0101', 'asked'],
  ['612-032-0101', '612-032-0101', 'asked'],
  ['+1 612 132 0101', '+1 612 132 0101', 'asked'],
  ['911', '911', 'asked'],
  ['972-555-0142', '972-555-0142', 'asked'],
  ['1 (972) 555-0199', '1 (972) 555-0199', 'asked'],
  ['612332', '612332', 'refused'],
  ['0000000000', '0000000000', 'refused'],
  ['612-332-0101 or 612-332-0102', '612-332-0101 or 612-332-0102', 'refused'],
];

const MAILS: ReadonlyArray<readonly [typed: string, normal: string, outcome: string]> = [
  ['ann@example.com', 'ann@example.com', 'accepted'],
  ['mailto:ann@example.com', 'ann@example.com', 'accepted'],
  ['MAILTO: ann@example.com?subject=Hi', 'ann@example.com', 'accepted'],
  ['<ann@example.com>', 'ann@example.com', 'accepted'],
  ['Ann Walker <ann@example.com>', 'ann@example.com', 'accepted'],
  ['ann@example.com.', 'ann@example.com', 'accepted'],
  ['ann@example.com,', 'ann@example.com', 'accepted'],
  ['<mailto:ann@example.com>,', 'ann@example.com', 'accepted'],
  [' ann@example.com\u00a0', 'ann@example.com', 'accepted'],
  ['an\u200bn@example.com', 'ann@example.com', 'accepted'],
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com', 'accepted'],
  ['ann@mail.example。com', 'ann@mail.example.com', 'accepted'],
  ['"a b"@example.com', '"a b"@example.com', 'accepted'],
  ["o'neil+hvac@example.co.uk", "o'neil+hvac@example.co.uk", 'accepted'],
  ['ann@bücher.example', 'ann@bücher.example', 'accepted'],
  ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example', 'accepted'],
  ['a.b.c@sub.example.museum', 'a.b.c@sub.example.museum', 'accepted'],
  ['.a@example.com', '.a@example.com', 'refused'],
  ['a..b@example.com', 'a..b@example.com', 'refused'],
  ['a.@example.com', 'a.@example.com', 'refused'],
  ['a@-example.com', 'a@-example.com', 'refused'],
  ['a@example-.com', 'a@example-.com', 'refused'],
  ['a@b.123', 'a@b.123', 'refused'],
  ['a@[127.0.0.1]', 'a@[127.0.0.1]', 'refused'],
  ['a@127.0.0.1', 'a@127.0.0.1', 'refused'],
  ['a@example', 'a@example', 'refused'],
  ['a b@example.com', 'a b@example.com', 'refused'],
  ['ann@gmial.com', 'ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.con', 'ann@gmail.com'],
  ['Ann.Walker@Gmal.com', 'Ann.Walker@Gmal.com', 'Ann.Walker@gmail.com'],
  ['ann@yahooo.com', 'ann@yahooo.com', 'ann@yahoo.com'],
  ['ann@hotmial.com', 'ann@hotmial.com', 'ann@hotmail.com'],
  ['ann@yahoo.co', 'ann@yahoo.co', 'ann@yahoo.com'],
  ['ann@ymail.com', 'ann@ymail.com', 'accepted'],
  ['ann@cos.net', 'ann@cos.net', 'accepted'],
];

describe('Contact data (contract, section 7)', () => {
  test.each(ADDRESSES)('the street %j is %s', (typed, outcome) =>
    expect(outcomeOf('addressLine1', typed)).toBe(outcome),
  );

  test.each(PHONES)('the phone number %j is read as %j and %s', (typed, normal, outcome) => {
    expect(normalText('phone', typed)).toBe(normal);
    expect(outcomeOf('phone', typed)).toBe(outcome);
  });

  test.each(MAILS)('the mail address %j is read as %j: %s', (typed, normal, outcome) => {
    expect(normalText('email', typed)).toBe(normal);
    expect(outcomeOf('email', typed)).toBe(outcome);
  });

  test.each([
    ['  Ann\u200b ', 'Ann'],
    ['Ａｎｎ', 'Ann'],
    ['Jose\u0301', 'José'],
    ['Mary\n Ann', 'Mary Ann'],
  ])('the name %j is %j', (typed, name) => {
    expect(withNormalContact({ firstName: typed, lastName: typed, city: typed })).toEqual({
      firstName: name,
      lastName: name,
      city: name,
    });
  });

  test.each([
    ['75001', '75001'],
    ['75001-1234', '75001'],
    ['m5v3l9', 'M5V 3L9'],
    ['7500', '7500'],
    ['', ''],
  ])('the postal code %j is %j', (typed, zip) =>
    expect(withNormalContact({ comments: ' as typed\n', zip: typed })).toEqual({
      comments: ' as typed\n',
      zip,
    }),
  );

  test('numbers of the sample data are not doubted where the site shows sample data', () =>
    expect(outcomeOf('phone', '972-555-0142', false)).toBe('accepted'));

  test('outside the US and Canada, nothing is doubted', () => {
    const abroad = { ...ANN, country: 'OO', phone: '5550142', addressLine1: 'Hauptstraße 5' };
    expect(doubtsAbout(contactForm, abroad, { doubtsSampleNumbers: true })).toEqual([]);
  });

  test.each([
    ['332-0101', 'This number seems to be short. Use it anyway?'],
    ['911', '911 is the emergency number. Use it anyway?'],
  ])('the question about %j is %j', (phone, message) =>
    expect(doubtsAbout(contactForm, { phone }, { doubtsSampleNumbers: true })).toEqual([
      { field: 'phone', message, suggestion: null },
    ]),
  );
});

describe('Normalizing', () => {
  const CONTACT = ['firstName', 'email', 'phone', 'addressLine1', 'zip'] as const;

  test('twice is the same as once', () =>
    fc.assert(
      fc.property(fc.constantFrom(...CONTACT), fc.string({ unit: 'binary' }), (field, text) => {
        const once = normalText(field, text);
        expect(normalText(field, once)).toBe(once);
      }),
    ));

  test('leaves what is plain as it is', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]([a-z0-9 ]?[a-z0-9]){0,12}$/), (text) => {
        for (const field of ['firstName', 'email', 'phone', 'addressLine1'] as const)
          expect(normalText(field, text)).toBe(text);
      }),
    ));

  test.each(['arab', 'arabext', 'beng', 'deva', 'fullwide', 'khmr', 'thai', 'tibt', 'adlm', 'mathsans'])(
    'reads the digits of %s',
    (script) => {
      const digits = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false }).format(9_876_543_210);
      expect(digits).not.toBe('9876543210');
      expect(plainText(digits)).toBe('9876543210');
    },
  );
});

test('Two texts are within one edit of each other in both directions', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 }), fc.nat(6), (text, at) => {
      const dropped = text.slice(0, at) + text.slice(at + 1);
      const swapped = text.slice(0, at) + [...text.slice(at, at + 2)].reverse().join('') + text.slice(at + 2);
      for (const other of [dropped, swapped])
        expect([isWithin(text, other, 1), isWithin(other, text, 1)]).toEqual([true, true]);
      expect(isWithin(`${text}x`, `${text}yz`, 1)).toBe(false);
    }),
  ));
