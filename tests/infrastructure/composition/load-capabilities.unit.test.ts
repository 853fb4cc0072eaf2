import { expect, test } from '@jest/globals';
import { loadCapabilities } from '../../../infrastructure/composition/capabilities/load-capabilities.ts';
import type { BrowserCapabilities } from '../../../infrastructure/composition/capabilities/browser-capability.ts';
import { PageContainer } from '../../../infrastructure/composition/containers/page-container.ts';
import type { PageData } from '../../../infrastructure/composition/page-data.ts';
import type { Capability } from '../../../domain/content/capabilities.ts';

const NAMES: ReadonlyArray<Capability> = [
  ...(['dealers', 'comparison', 'local-dealers', 'leads', 'rebates'] as const),
  ...(['calculators', 'system-finder', 'documents'] as const),
];

/** A page whose capabilities say what is done with them; the first `faults` fetches fail. */
const opened = (data: Partial<PageData>, faults = 0) => {
  const done: string[] = [];
  let left = faults;
  const row = (name: Capability) => () => {
    left -= 1;
    if (left >= 0) return Promise.reject(new Error('offline'));
    return Promise.resolve({
      load: (_page: unknown, view: unknown) => void done.push(`${name} loads ${JSON.stringify(view)}`),
      begin: () => void done.push(`${name} begins`),
    });
  };
  const rows = Object.fromEntries(NAMES.map((name) => [name, row(name)])) as unknown as BrowserCapabilities;
  const page = { startsLate: [], capabilities: {}, ...data } as unknown as PageData;
  return { done, page: loadCapabilities(page, new PageContainer(), rows) };
};

const CALCULATORS_AND_FORMS = {
  capabilities: { calculators: null, leads: null },
  startsLate: ['leads'] as const,
};

test('What a page needs loads with it and begins once the application has started', async () => {
  const { done, page } = opened({ capabilities: { calculators: null } });
  await page.loadFirst();
  expect(done).toEqual(['calculators loads null']);
  page.begin();
  await page.load('calculators');
  expect(done).toEqual(['calculators loads null', 'calculators begins']);
});

test('What starts late loads once it is asked for, however often, and begins then', async () => {
  const { done, page } = opened(CALCULATORS_AND_FORMS);
  await page.loadFirst();
  page.begin();
  expect(done).not.toContain('leads loads null');
  await Promise.all([page.load('leads'), page.load('leads')]);
  expect(done.slice(-2)).toEqual(['leads loads null', 'leads begins']);
});

test('On a page with a form that came back nothing starts late', async () => {
  const { done, page } = opened({ ...CALCULATORS_AND_FORMS, posted: {} as never });
  await page.loadFirst();
  expect(done).toEqual(['leads loads null', 'calculators loads null']);
});

test('What a visitor alone asks for, no page, loads without a view and begins nothing', async () => {
  const { done, page } = opened({});
  page.begin();
  await page.load('dealers');
  expect(done).toEqual(['dealers loads null']);
});

test('What has no code of its own has nothing to load', async () => {
  const { done, page } = opened({});
  await page.load('players');
  expect(done).toEqual([]);
});

test('What cannot be fetched is fetched anew when it is asked for next', async () => {
  const { done, page } = opened({}, 1);
  await expect(page.load('leads')).rejects.toThrow('offline');
  await page.load('leads');
  expect(done).toEqual(['leads loads null']);
});
