import type { Locator, Page } from 'playwright-core';
import {
  beginInteractions,
  interactionsFigure,
  keepInteractions,
  REST_MS,
  touch,
} from './kept-interactions.ts';
import type { Measurement } from '../measurement.ts';
import { using, usingSite } from './opened.ts';
import { SLOW_CPU, Visitors } from './visitor.ts';

/** The time between two letters of a fast typist, in milliseconds. */
const LETTER_MS = 60;

/** How many searches of the other measurement take as long as filling in the form once. */
const SEARCHES_A_FORM = 4;

/** The text typed into the contact form; the e-mail address is invalid, so the form shows errors instead of sending. */
const TYPED = {
  firstName: 'Ann',
  lastName: 'Doe',
  email: 'ann.example.com',
  phone: '9725554100',
  addressLine1: '1200 Main St',
  city: 'Addison',
  zip: '75001',
  comments: 'The furnace rattles.',
} as const;

/** Selects states in the list by their first letters. */
const STATES: ReadonlyArray<string> = ['Tex', 'Ohi', 'Mai', 'Kan'];

const field = (page: Page, name: string): Locator => page.locator(`main form [name=${name}]`);

const fillAndSend = async (page: Page, state: string): Promise<void> => {
  for (const [name, text] of Object.entries(TYPED)) {
    await touch(page, field(page, name));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text, { delay: LETTER_MS });
  }
  await field(page, 'state').focus();
  await page.waitForTimeout(REST_MS);
  await page.keyboard.type(state, { delay: LETTER_MS });
  await touch(page, page.locator('main form button[type=submit]'));
  await page.locator('main form [name=email][aria-invalid=true]').waitFor();
};

/** The time from each touch and letter in the contact form to the next paint, on a slow machine. */
export const measureFormInteractions: Measurement = ({ searches }) =>
  usingSite({}, ({ address }) =>
    using(Visitors.open(), (visitors) =>
      visitors.visit(
        {
          address: `${address}/contact/`,
          slowdown: SLOW_CPU,
          prepare: (page) => page.addInitScript(keepInteractions),
        },
        async (page) => {
          await field(page, 'firstName').tap();
          await beginInteractions(page);
          for (let sent = 0; sent * SEARCHES_A_FORM < searches; sent++) {
            await fillAndSend(page, STATES[sent % STATES.length] ?? '');
          }
          return [await interactionsFigure(page, 'Interaction to next paint in a form, 4x slower CPU, p98')];
        },
      ),
    ),
  );
