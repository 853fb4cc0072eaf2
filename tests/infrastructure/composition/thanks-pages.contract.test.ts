import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestSite } from './opened-site.ts';

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => void (site = await openTestSite(0)));
afterAll(() => site.close());

test.each([
  ['/thank-you/', 'dealer-modal'],
  ['/es/gracias/', 'dealer-modal-es'],
  ['/fr/merci/', 'dealer-modal-fr'],
])('The thank-you page %s shows the reference on every request', async (path, form) => {
  const { body } = await site.server.inject(`${path}?form=${form}&reference=R-4F7K2M9P`);
  expect(body).toContain('R-4F7K2M9P');
  expect(await site.server.inject(`${path}?form=${form}&reference=R-4F7K2M9P`)).toMatchObject({ body });
});
