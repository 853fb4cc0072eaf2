import { afterEach, describe, expect, test } from '@jest/globals';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { hanging, slow } from '../../faults/fault.ts';
import { GOOD_ANSWER } from '../../faults/outages/provider-faults.ts';
import { FaultySite, type Visit } from '../faulty-site.ts';
import { started } from '../tested-site.ts';

const SEARCH = '/v1/dealers/locate';
const EMPTY_AFTER_MS = 10_000;

const faulty = FaultySite.ofThisFile({ FOREIGN_PAGE_SECONDS: '0' });
let visit: Visit;

const move = (milliseconds: number): Promise<void> => visit.page.clock.runFor(milliseconds);
const reads = (text: string): Promise<void> => visit.page.getByText(text).first().waitFor();

afterEach(() => expect(visit.errors).toEqual([]));

describe.each(['/connect/', '/book-online/', '/get-help/'])('On %s, when the provider', (path) => {
  const visitForm = async (): Promise<void> => {
    visit = await faulty.visit(`${path}?zipcode=75001&dealer=2`);
    await started(visit.page);
  };
  const dealer = () => visit.page.locator('[name=companyId]');

  test('is slower than the page can wait, the form offers its dealers once they arrive, with the requested one selected', async () => {
    faulty.provider.serve(SEARCH, slow(1_000, GOOD_ANSWER));
    await visitForm();
    await visit.page.locator('select[name=companyId] option[value="1"]').waitFor({ state: 'attached' });
    expect(await dealer().inputValue()).toBe('2');
  });

  test('hangs, the form stays and keeps the requested dealer', async () => {
    faulty.provider.serve(SEARCH, hanging);
    await visitForm();
    await move(EMPTY_AFTER_MS);
    if (path !== '/get-help/') await reads(findDealersTexts.tryAgain);
    expect([await dealer().inputValue(), await visit.page.locator('[name=firstName]').count()]).toEqual([
      '2',
      1,
    ]);
  });
});
