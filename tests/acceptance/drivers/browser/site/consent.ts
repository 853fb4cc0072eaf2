import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { askConsentTexts } from '../../../../../application/visitor/ask-consent/texts.ts';
import type { ConsentPart, Measured } from '../../../parts/consent-part.ts';
import { seenWhen } from '../until.ts';
import { contentSites, settings, type Visit } from '../visit.ts';

/** The measuring tool; scenarios never load the real one. */
const TOOL = 'https://www.googletagmanager.com/**';

const TEXTS = askConsentTexts('en');
const ANSWERS = { accepts: TEXTS.accept, declines: TEXTS.decline } as const;

export const consentOf = (visit: Visit): ConsentPart => {
  let mayMeasure = false;
  let isSignalled = false;

  const question = (page: Page) => page.getByRole('region', { name: TEXTS.name });

  /** The open page, once it has decided whether to show the banner. */
  const settled = async (): Promise<Page> => {
    const page = await visit.page();
    if (mayMeasure)
      await page.waitForFunction(
        () => document.documentElement.style.getPropertyValue('--notice-height') !== '',
      );
    return page;
  };

  return {
    mayMeasure: async () => {
      mayMeasure = true;
      visit.siteAddress = await contentSites.otherSite(settings);
      const context = await visit.browserContext();
      await context.route(TOOL, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.dataLayer.push({ event: "ran" });' }),
      );
    },
    sendSignal: async () => {
      isSignalled = true;
      const context = await visit.browserContext();
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      );
    },
    isAsked: async () => question(await settled()).isVisible(),
    answer: async (answer) => {
      const asked = question(await settled());
      await asked.getByRole('button', { name: ANSWERS[answer] }).click();
      await asked.waitFor({ state: 'hidden' });
    },
    isChoiceOffered: async () =>
      (await (await settled()).getByRole('link', { name: TEXTS.name }).count()) > 0,
    reconsider: async () => (await settled()).getByRole('link', { name: TEXTS.name }).click(),
    measuredWhen: async (matches) => {
      const page = await settled();
      return seenWhen(() => page.evaluate(readMeasured), matches);
    },
    noted: async () => (await visit.page()).evaluate(readNoted),
    proveGivens: async () => {
      const page = await visit.page();
      if (mayMeasure)
        assert.equal(await page.locator('[data-tag-manager]').count(), 1, 'Nothing may measure');
      if (isSignalled)
        assert.ok(await page.evaluate(() => 'globalPrivacyControl' in navigator), 'No signal was sent');
    },
  };
};

/** This function and the next run in the page. */
const readMeasured = (): Measured => {
  const layer = (window.dataLayer ?? []) as ReadonlyArray<Record<string, unknown>>;
  const isThere =
    document.querySelector('script[src*="googletagmanager"]') !== null ||
    performance.getEntriesByType('resource').some(({ name }) => name.includes('googletagmanager'));
  if (!isThere) return 'nothing';
  if (!layer.some((entry) => entry['event'] === 'ran')) return 'coming';
  const last = layer.filter((entry) => entry['0'] === 'consent').at(-1);
  return JSON.stringify(last).includes('denied') ? 'stopped' : 'measured';
};

const readNoted = (): ReadonlyArray<string> =>
  ((window.dataLayer ?? []) as ReadonlyArray<{ event?: string; path?: string }>).flatMap(({ event, path }) =>
    event === 'page_view' ? (path ?? '') : [],
  );
