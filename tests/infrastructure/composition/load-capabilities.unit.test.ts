import { expect, test } from '@jest/globals';
import { initialView } from '../../../application/visitor/send-request/initial-view.ts';
import { contactForm } from '../../../domain/lead/forms/contact-form.ts';
import { loadCapabilities } from '../../../infrastructure/composition/capabilities/load-capabilities.ts';
import type { HalfOf } from '../../../infrastructure/composition/capabilities/browser-capability.ts';
import { PageContainer } from '../../../infrastructure/composition/containers/page-container.ts';
import type { PageData } from '../../../infrastructure/composition/page-data.ts';
import { PAGE_DATA } from './page-data.ts';

/** A page whose capabilities record their calls; the first `faults` fetches fail. */
const opened = (data: Partial<PageData>, faults = 0) => {
  const done: string[] = [];
  let left = faults;
  const halfOf: HalfOf = (need) => () => {
    left -= 1;
    if (left >= 0) return Promise.reject(new Error('offline'));
    return Promise.resolve({
      load: (_page, view) => void done.push(`${need} loads ${JSON.stringify(view)}`),
      begin: () => void done.push(`${need} begins`),
      ...(need === 'calculators' && { Wrapper: () => need }),
    });
  };
  const rows: HalfOf = (need) => (need === 'players' ? undefined : halfOf(need));
  return { done, page: loadCapabilities({ ...PAGE_DATA, ...data }, new PageContainer(), rows) };
};

const CALCULATORS_AND_FORMS = {
  capabilities: { calculators: null, leads: null },
  startsLate: ['leads'] as const,
};

test('A capability that a page needs loads with the page, and starts once the application has started', async () => {
  const { done, page } = opened({ capabilities: { calculators: null } });
  await page.loadFirst();
  expect(done).toEqual(['calculators loads null']);
  page.begin();
  await page.load('calculators');
  expect(done).toEqual(['calculators loads null', 'calculators begins']);
});

test('A late capability loads and starts once, at its first request', async () => {
  const { done, page } = opened(CALCULATORS_AND_FORMS);
  await page.loadFirst();
  page.begin();
  expect(done).not.toContain('leads loads null');
  await Promise.all([page.load('leads'), page.load('leads')]);
  expect(done.slice(-2)).toEqual(['leads loads null', 'leads begins']);
});

test('On a page with a returned form, no capability is late', async () => {
  const posted = { formId: contactForm.id, language: 'en', view: initialView(contactForm) } as const;
  const { done, page } = opened({ ...CALCULATORS_AND_FORMS, posted });
  await page.loadFirst();
  expect(done).toEqual(['calculators loads null', 'leads loads null']);
});

test('A capability requested only by a visitor loads without a view, and starts nothing', async () => {
  const { done, page } = opened({});
  page.begin();
  await page.load('dealers');
  expect(done).toEqual(['dealers loads null']);
});

test('A capability without its own code has nothing to load', async () => {
  const { done, page } = opened({});
  await page.load('players');
  expect(done).toEqual([]);
});

test('A capability that failed to load is loaded again at the next request', async () => {
  const { done, page } = opened({}, 1);
  await expect(page.load('leads')).rejects.toThrow('offline');
  await page.load('leads');
  expect(done).toEqual(['leads loads null']);
});

test('A capability that starts with the page wraps its blocks; a late one does not', async () => {
  const around = async (startsLate: PageData['startsLate']) =>
    (await opened({ ...CALCULATORS_AND_FORMS, startsLate }).page.loadFirst()).map((Part) => Part.name);
  expect(await around(['leads'])).toEqual(['Wrapper']);
  expect(await around(['leads', 'calculators'])).toEqual([]);
});
