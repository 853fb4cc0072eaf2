import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { atLeast, none, skipped, type Figure } from '../../bench/figure.ts';
import { openSite, using } from '../../bench/pages/opened.ts';
import { EVERY_FIELD } from '../../builders/sent-lead.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../chromium.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { keptLeads, openPostgresqlStorage, type Storage, usingPostgresql } from '../storage.ts';
import { prepareNextRelease } from './next-release.ts';
import { ReleaseSwitch, type Directions } from './release-switch.ts';

/** A timeout for hanging work. */
const GIVE_UP_AFTER_MS = 45_000;

/** A visitor's actions on a page; `opens` names the button that opens its form. */
interface Visit {
  readonly path: string;
  readonly form: string;
  readonly opens?: string;
  readonly hasScripts?: false;
}

const VISITS: ReadonlyArray<Visit> = [
  { path: '/contact/', form: 'contact-form' },
  { path: '/contact/', form: 'contact-form', hasScripts: false },
  // This application resumes from a file, and the page's text differs in the next release.
  { path: '/customer-care/', form: 'customer-care' },
  { path: '/find-a-dealer/?zipcode=75001', form: 'dealer-modal', opens: 'Connect with Dealer' },
];

/** Each request has an address of its own, because equal requests without scripts are stored once. */
const fillIn = async (form: Locator): Promise<void> => {
  const said: Readonly<Record<string, string>> = {
    ...EVERY_FIELD,
    email: `${randomUUID()}@example.com`,
  };
  for (const control of await form.locator('input:visible, select:visible, textarea:visible').all()) {
    const [name, type] = await control.evaluate((element) => {
      const { name: field, type: kind } = element as HTMLInputElement;
      return [field, kind] as const;
    });
    const value = said[name] ?? '';
    if (type === 'radio' || type === 'checkbox') await control.check();
    else if (type !== 'select-one') await control.fill(value);
    else if ((await control.locator(`option[value="${value}"]`).count()) > 0)
      await control.selectOption(value);
    else if ((await control.inputValue()) === '') await control.selectOption({ index: 1 });
  }
};

/** Loads a page, uses it and sends its form; returns whether its application started. */
const send = async (page: Page, address: string, { path, form, opens, hasScripts }: Visit) => {
  await page.goto(`${address}${path}`);
  let isStarted = false;
  if (hasScripts !== false) {
    // A start without one of its files fails silently: the page then works as without scripts.
    const failing = page.waitForResponse((answer) => answer.status() === 404).then(() => false);
    const starting = page
      .locator('html[data-started]')
      .waitFor({ state: 'attached' })
      .then(() => true);
    await page.keyboard.press('Shift');
    isStarted = await Promise.race([failing, starting]);
    // The promise that is still pending rejects when the page closes.
    for (const waiting of [failing, starting]) waiting.catch(() => undefined);
  }
  if (opens !== undefined) await page.getByRole('button', { name: opens }).first().click();
  const within = page.locator(`form:has(input[name="formId"][value="${form}"])`);
  const button = within.locator('[type=submit]');
  await button.waitFor();
  await fillIn(within);
  await button.click();
  await within.waitFor({ state: 'detached' });
  return isStarted;
};

const visitAll = async (
  browser: Browser,
  address: string,
  releases: ReleaseSwitch,
  directions: Directions,
) => {
  const faults: string[] = [];
  let started = 0;
  for (const visit of VISITS) {
    const context = await browser.newContext({ javaScriptEnabled: visit.hasScripts ?? true });
    context.setDefaultTimeout(GIVE_UP_AFTER_MS);
    const page = await context.newPage();
    releases.direct(directions);
    try {
      if (await send(page, address, visit)) started += 1;
    } catch (fault) {
      faults.push(`${visit.path}: ${String(fault).split('\n')[0]}`);
    } finally {
      await context.close();
    }
  }
  return { faults, started, failed: releases.failed.splice(0) };
};

const openBrowser = async (executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] });
  return { browser, stop: () => browser.close() };
};

const openSwitch = async () => {
  const releases = new ReleaseSwitch();
  return { releases, address: await releases.open(), stop: releases.stop };
};

/** Servers of two releases on one database. */
const openReleases = async ({ settings, dataDir }: Storage, folder: string) => {
  const settingsOf = (name: string) => ({ ...settings, SEED_DEALERS: '200', DATA_DIR: join(dataDir, name) });
  const old = await openSite(settingsOf('old'));
  const next = await openSite(settingsOf('next'), folder);
  return {
    old: old.address,
    next: next.address,
    stop: async () => void (await Promise.all([old.stop(), next.stop()])),
  };
};

const measure = async (storage: Storage, chromiumPath: string): Promise<ReadonlyArray<Figure>> =>
  using(prepareNextRelease(), ({ folder }) =>
    using(openReleases(storage, folder), ({ old, next }) =>
      using(openSwitch(), ({ releases, address }) =>
        using(openBrowser(chromiumPath), async ({ browser }) => {
          const directions = {
            'A page of the old release that calls the next one': {
              page: old,
              then: next,
              otherForAssets: null,
            },
            'A page of the next release that calls an old instance': {
              page: next,
              then: old,
              otherForAssets: next,
            },
          };
          const figures: Figure[] = [];
          let leads = 0;
          for (const [what, each] of Object.entries(directions)) {
            const { faults, started, failed } = await visitAll(browser, address, releases, each);
            const arrived = (await keptLeads(storage)).length - leads;
            leads += arrived;
            // Without the file that it resumes from, a page whose text has changed works as without scripts.
            const lost = failed.filter((request) => !request.includes('/assets/pages/'));
            figures.push(
              none(`${what}: requests failed`, lost.length, failed.join('; ')),
              atLeast(`${what}: leads stored of ${VISITS.length}`, arrived, VISITS.length, faults.join('; ')),
              atLeast(`${what}: applications started`, started, 2),
            );
          }
          return figures;
        }),
      ),
    ),
  );

/** A release is rolled out while visitors have pages open (docs/operating.md, Deploying a new release). */
export const measureRollingRelease: FaultMeasurement = async () => {
  const skip = (reason: string) => [skipped('A rolling release', reason)];
  const chromiumPath = findChromium();
  if (chromiumPath === null) return skip('there is no Chromium');
  return usingPostgresql<ReadonlyArray<Figure>>(skip, (server) =>
    using(openPostgresqlStorage(server), (storage) => measure(storage, chromiumPath)),
  );
};
