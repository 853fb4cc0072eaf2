import { beforeEach, expect, test } from '@jest/globals';
import type { Decision } from '../../../domain/consent/consent.ts';
import { denyAtFirst, reportConsent } from '../../../infrastructure/browser/measurement/consent-mode.ts';
import { GoogleTagManager } from '../../../infrastructure/browser/measurement/google-tag-manager.ts';
import { describeMeasurement } from '../../contracts/visitor/measurement.ts';
import { FakeMeasurement } from '../../fakes/visitor/fake-measurement.ts';

const PURPOSES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

const all = (state: string) => Object.fromEntries(PURPOSES.map((purpose) => [purpose, state]));

const newPage = () => {
  const page: { dataLayer?: unknown[]; document: Document } = {
    document: document.implementation.createHTMLDocument(),
  };
  const scripts = () => [...page.document.scripts].map(({ src, async }) => ({ src, async }));
  return { page, scripts, manager: new GoogleTagManager('GTM-ABC123', page, { now: () => 42 }) };
};

let opened: ReturnType<typeof newPage>;

beforeEach(() => void (opened = newPage()));

/** The consent decisions in a data layer. */
const decisionsIn = (layer: ReadonlyArray<unknown> = []): ReadonlyArray<Decision> =>
  layer.flatMap((entry) => {
    const [name, kind, purposes] = Array.from(entry as ArrayLike<unknown>);
    if (name !== 'consent' || kind !== 'update') return [];
    return (purposes as Record<string, string>)['ad_storage'] === 'granted' ? 'granted' : 'refused';
  });

describeMeasurement('fake', () => {
  const measurement = new FakeMeasurement();
  return {
    measurement,
    reported: () => measurement.reported,
    timesLoaded: () => Number(measurement.isLoaded),
  };
});

describeMeasurement('tag manager', () => {
  const { page, scripts, manager } = newPage();
  return {
    measurement: manager,
    reported: () => decisionsIn(page.dataLayer),
    timesLoaded: () => scripts().length,
  };
});

test('Consent mode has all four purposes, as commands that tags recognize as `arguments`', () => {
  const { page } = opened;
  denyAtFirst(page);
  reportConsent(page, 'granted');
  reportConsent(page, 'refused');
  const layer = page.dataLayer as ReadonlyArray<ArrayLike<unknown>>;
  expect(layer.map((entry) => Array.from(entry))).toEqual([
    ['consent', 'default', all('denied')],
    ['consent', 'update', all('granted')],
    ['consent', 'update', all('denied')],
  ]);
  expect(layer.map((entry) => Object.prototype.toString.call(entry))).toEqual(
    layer.map(() => '[object Arguments]'),
  );
});

test('The tag manager loads like its official snippet', () => {
  const { page, scripts, manager } = opened;
  manager.begin();
  expect(page.dataLayer).toEqual([{ 'gtm.start': 42, event: 'gtm.js' }]);
  expect(scripts()).toEqual([{ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123', async: true }]);
});
