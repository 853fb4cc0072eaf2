import assert from 'node:assert/strict';
import { chromium, type Browser, type BrowserContext, type Page, type Request } from 'playwright-core';
import { findDealersTexts, pageLabel } from '../../../../application/visitor/find-dealers/texts.ts';
import { startBuiltSite, type BuiltSite } from '../../../built-site.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../../chromium.ts';
import type { Driver, Screen } from '../../driver.ts';
import { screenOf } from './screen.ts';
import { ScriptedProvider } from './scripted-provider.ts';

const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 25;
const LOCATOR = '/find-a-dealer/';

let browser: Browser;
let site: BuiltSite;
const provider = new ScriptedProvider();

/** One built site and one browser for each worker; the provider is reset for each scenario. */
export const open = async (): Promise<void> => {
  const host = await provider.open();
  site = await startBuiltSite({ DEALER_API_HOST: host, FOREIGN_PAGE_SECONDS: '0' });
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGUMENTS] });
};

export const close = async (): Promise<void> => {
  await browser.close();
  await site.stop();
  provider.close();
};

/** A visitor in a real browser, who finds things by their roles and names. */
class BrowserDriver implements Driver {
  private context: BrowserContext | null = null;
  private visited: Page | null = null;
  private scripts = true;
  private readonly underWay = new Set<Request>();
  private readonly console: string[] = [];

  readonly serve: Driver['serve'] = async (area) => provider.serve(area);
  readonly meet: Driver['meet'] = async (...troubles) => provider.meet(...troubles);
  readonly release: Driver['release'] = async () => provider.release();

  readonly switchOffScripts: Driver['switchOffScripts'] = async () => {
    this.scripts = false;
  };

  readonly look: Driver['look'] = async (typed) => {
    const page = this.visited ?? (await this.visit(LOCATOR));
    const box = page.getByRole('textbox', { name: findDealersTexts.zipLabel });
    await box.fill(typed);
    await this.started(page);
    await box.press('Enter');
    const wanted = typed.trim();
    await page.waitForURL((url) => (url.searchParams.get('zipcode') ?? '').trim() === wanted);
  };

  readonly open: Driver['open'] = async (zipcode, number) => {
    await this.visit(`${LOCATOR}?zipcode=${encodeURIComponent(zipcode)}&page=${number}`);
  };

  readonly turnTo: Driver['turnTo'] = async (link) => {
    const name = /^\d+$/.test(link) ? pageLabel(Number(link)) : link;
    const page = await this.page();
    const before = page.url();
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.href !== before);
  };

  readonly reload: Driver['reload'] = async () => void (await (await this.page()).reload());
  readonly goBack: Driver['goBack'] = async () => void (await (await this.page()).goBack());

  readonly wait: Driver['wait'] = async (seconds) => {
    const page = await this.page();
    await until(async () => this.underWay.size === provider.silences);
    // What the last answer led to has had its turn when the page answers twice.
    await page.evaluate(() => undefined);
    await page.evaluate(() => undefined);
    await page.clock.runFor(seconds * 1000);
  };

  readonly screenWhen: Driver['screenWhen'] = async (fulfils) => {
    const page = await this.page();
    let screen: Screen | null = null;
    await until(async () => {
      screen = await screenOf(page);
      return fulfils(screen);
    });
    return screen ?? screenOf(page);
  };

  readonly asked: Driver['asked'] = async () => provider.asked;
  readonly logged: Driver['logged'] = async () => this.console;

  readonly proveGivens: Driver['proveGivens'] = async () => {
    assert.equal(provider.troublesLeft, 0, 'A trouble was never met');
    const starts = (await this.visited?.locator('html[data-started]').count()) ?? 0;
    if (!this.scripts) assert.equal(starts, 0, 'Scripts ran');
  };

  readonly end: Driver['end'] = async () => {
    provider.reset();
    await this.context?.close();
  };

  private async page(): Promise<Page> {
    return this.visited ?? this.visit(LOCATOR);
  }

  private async visit(address: string): Promise<Page> {
    this.context ??= await browser.newContext({ javaScriptEnabled: this.scripts, baseURL: site.address });
    const page = this.visited ?? (await this.newPage(this.context));
    await page.goto(address);
    return page;
  }

  private async newPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    if (this.scripts) await page.clock.install();
    page.on('console', (message) => this.console.push(message.text()));
    page.on('request', (request) => isSearch(request) && this.underWay.add(request));
    page.on('response', (response) => this.underWay.delete(response.request()));
    page.on('requestfailed', (request) => this.underWay.delete(request));
    return (this.visited = page);
  }

  /** The application starts at the first touch; where scripts are off it never does. */
  private async started(page: Page): Promise<void> {
    if (this.scripts) await page.locator('html[data-started]').waitFor({ state: 'attached' });
  }
}

const isSearch = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/dealers/');

/** Looks again and again until a condition holds, or patience ends. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds()) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};

export const newDriver = async (): Promise<Driver> => new BrowserDriver();
