import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { AddressSuggestions } from '../../../application/ports/dealers/address-suggestions.ts';
import { isStreetAddress } from '../../../domain/lead/street-address.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';

/** Suggestions under test; they know Addison, TX 75001, and Toronto, ON M5V. */
export interface SuggestionsUnderTest {
  readonly suggestions: AddressSuggestions;
  /** Makes the service stop answering; missing if there is nothing that could fail. */
  readonly breakDown?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const ADDISON = {
  label: '1200 Main St, Addison, TX 75001',
  addressLine1: '1200 Main St',
  city: 'Addison',
  state: 'TX',
  zip: '75001',
  isVerified: expect.any(Boolean),
};

/** The contract of every `AddressSuggestions`. */
export const describeAddressSuggestions = (name: string, open: () => Promise<SuggestionsUnderTest>): void => {
  describe(`AddressSuggestions: ${name}`, () => {
    let tested: SuggestionsUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    const asked = (typed: string, near: string | null = null) =>
      tested.suggestions.for(typed, near === null ? null : O.toNullable(parsePostalCode(near)))();
    const found = async (typed: string, near?: string) => {
      const answer = await asked(typed, near);
      return E.isRight(answer) ? answer.right : null;
    };

    test('completes a street with a place near the visitor', async () => {
      expect((await found('1200 main st', '75001'))?.[0]).toEqual(ADDISON);
    });

    test('suggests at most five addresses, each with all of its fields', async () => {
      const suggestions = (await found('1200 main st', '75001')) ?? [];
      expect(suggestions.length).toBeLessThanOrEqual(5);
      expect(new Set(suggestions.map(({ label }) => label)).size).toBe(suggestions.length);
      for (const { label, addressLine1, city, state, zip } of suggestions) {
        expect(label).toBe(`${addressLine1}, ${city}, ${state} ${zip}`);
        expect([isStreetAddress(addressLine1), city !== '']).toEqual([true, true]);
        expect(state).toMatch(/^[A-Z]{2}$/);
        expect(parsePostalCode(zip)).toEqual(O.some(zip));
      }
    });

    test('completes a street with the typed place', async () => {
      expect(await found('1200 main st, addison, tx 75001')).toEqual([ADDISON]);
      expect((await found('1200 main st 75001', '10001'))?.[0]).toEqual(ADDISON);
    });

    test('knows Canada', async () => {
      const [first] = (await found('100 king st w', 'M5V 3L9')) ?? [];
      expect(first).toMatchObject({ addressLine1: '100 King St W', city: 'Toronto', state: 'ON' });
      expect(first?.zip).toMatch(/^M5V \d[A-Z]\d$/);
    });

    test.each([['1200'], ['1200 ma'], ['main st'], ['Addison, TX 75001'], ['#1200 main st']])(
      'suggests nothing for %j, which is not the start of an address',
      async (typed) => expect(await asked(typed, '75001')).toEqual(E.right([])),
    );

    test('suggests nothing if no place is known', async () => {
      expect(await asked('1200 main st')).toEqual(E.right([]));
      expect(await asked('1200 main st', '00000')).toEqual(E.right([]));
    });

    test('is unavailable when the service does not answer, and never rejects', async () => {
      if (tested.breakDown === undefined) return;
      await tested.breakDown();
      expect(await asked('1200 main st', '75001')).toMatchObject({
        left: { _tag: 'SuggestionsUnavailable' },
      });
    });
  });
};
