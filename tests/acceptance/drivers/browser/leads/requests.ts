import assert from 'node:assert/strict';
import { REQUEST_LINK } from '../../../../../domain/lead/request/request-link-texts.ts';
import type { RequestsPart } from '../../../parts/requests-part.ts';
import type { Visit } from '../visit.ts';

/** Mails and their links are beyond a visitor's browser. */
const beyond = (): never =>
  assert.fail('Only the application level plays dealers: tag it `@application-only`');

export const requestsOf = (visit: Visit): RequestsPart => ({
  follow: async (role) => {
    if (role === 'dealer') return beyond();
    await (await visit.page()).getByRole('link', { name: REQUEST_LINK.en }).click();
  },
  answer: async (button, typed = {}) => {
    const page = await visit.page();
    for (const [field, text] of Object.entries(typed)) await page.locator(`[name=${field}]`).fill(text);
    await page.getByRole('button', { name: button }).click();
  },
  deliver: async () => beyond(),
  escalate: async () => beyond(),
});
