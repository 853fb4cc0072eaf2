import type { Locator } from 'playwright-core';
import { formTexts } from '../../../../../application/visitor/send-request/texts.ts';
import type { AddressesPart } from '../../../parts/form-parts.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

const CALL = /\/api\/places\/autocomplete\?/;

/** Longer than the pause before suggestions are requested, in seconds. */
const A_MOMENT = 1;

export const addressesOf = (visit: Visit): AddressesPart => {
  const offered = async (): Promise<Locator> =>
    (await visit.page()).getByRole('listbox', { name: formTexts.en.suggestions }).getByRole('option');

  return {
    type: async (text) => {
      const page = await visit.page();
      await page.getByRole('combobox', { name: 'Street address' }).fill(text);
      await visit.wait(A_MOMENT);
    },
    choose: async (label) => (await offered()).filter({ hasText: label }).first().click(),
    fail: async () => {
      const context = await visit.browserContext();
      await context.route(CALL, (route) => route.fulfill({ status: 503, json: {} }));
    },
    timesAsked: (expected) =>
      seenWhen(
        async () => visit.suggestionsAsked,
        (times) => times === expected,
      ),
  };
};
