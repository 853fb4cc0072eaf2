import { chromium, type Browser, type BrowserContext, type Page, type Request } from 'playwright-core';
import { NO_SAMPLE, startBuiltSite, type BuiltSite } from '../../../built-site.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../../chromium.ts';
import { ONE_PROCESS, Windows } from '../../../windows.ts';
import { START_PATHS } from '../../form-pages.ts';
import type { Arrival, ScreenSize } from '../../parts/parts.ts';
import { ContentSites } from './content/content-sites.ts';
import { ScriptedProvider } from './dealers/scripted-provider.ts';
import { until } from './until.ts';
import { WatchedLeads } from './leads/watched-leads.ts';

const SCREEN_SIZES: { readonly [room in ScreenSize]: { readonly width: number; readonly height: number } } = {
  desktop: { width: 1280, height: 900 },
  tablet: { width: 768, height: 1000 },
  phone: { width: 375, height: 800 },
};

let browser: Browser;
const windows = new Windows(() => Promise.resolve(browser));
let site: BuiltSite;
export const provider = new ScriptedProvider();
export const contentSites = new ContentSites();
/** The settings of the worker's sites. */
export let settings: Readonly<Record<string, string>> = {};

/** Starts one built site and one browser per worker; each scenario resets the provider. */
export const open = async (): Promise<void> => {
  const host = await provider.open();
  settings = {
    DEALER_API_HOST: host,
    PROVIDER_API_HOST: host,
    REVIEWS_API_HOST: host,
    CALL_ROUTING_HOST: host,
    REBATE_API_HOST: host,
    REBATE_CACHE_HOURS: '0',
    FOREIGN_PAGE_SECONDS: '0',
    ...contentSites.settings,
  };
  site = await startBuiltSite({ ...NO_SAMPLE, ...settings });
  contentSites.ownAddress = site.address;
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGUMENTS, ONE_PROCESS],
  });
};

export const close = async (): Promise<void> => {
  await browser.close();
  await site.stop();
  await contentSites.close();
  provider.close();
};

/** Releases a slow provider's answers once its call has arrived: a page shows that it is waiting before it makes the call. */
export const answerWaiting = async (slow: Pick<ScriptedProvider, 'silences' | 'release'>): Promise<void> => {
  await until(async () => slow.silences > 0);
  slow.release();
};

/** A visitor and their browser, which starts with the first page. */
export class Visit {
  /** `seesTimePass`: whether the scenario moves the clock; such a browser window is not reused. */
  constructor(private readonly seesTimePass: boolean) {}

  scripts = true;
  /** When the first page is opened, in milliseconds since 1970; null: now. */
  arrivesAt: number | null = null;
  screenSize: ScreenSize = 'desktop';
  motion: 'reduce' | 'no-preference' = 'reduce';
  /** Null: the worker's own site. */
  siteAddress: string | null = null;
  /** Whether the site also reads pages from the WordPress. */
  readsWordPress = false;
  arrival: Arrival = { query: '', referrer: '' };
  readonly console: string[] = [];
  readonly leads = new WatchedLeads();
  /** How many times suggestions were requested. */
  suggestionsAsked = 0;
  /** The address and body of every request of the pages. */
  readonly sent: string[] = [];
  /** How many requests for videos were made. */
  videoRequests = 0;
  private context: BrowserContext | null = null;
  private visited: Page | null = null;
  private readonly inFlight = new Set<Request>();
  private readonly codesAsked = new Set<string>();

  /** The open page; opens the dealer search if there is none. */
  async page(): Promise<Page> {
    return this.visited ?? this.goTo(START_PATHS.locator);
  }

  /** Whether a page is open. */
  get isOnSite(): boolean {
    return this.visited !== null;
  }

  async goTo(address: string): Promise<Page> {
    const isFirst = this.visited === null;
    const page = this.visited ?? (await this.newPage());
    const { query, referrer } = this.arrival;
    const landing =
      isFirst && query !== '' ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
    await page.goto(landing, isFirst && referrer !== '' ? { referer: referrer } : {});
    return page;
  }

  /** The visitor's browser; starts it if needed. */
  async browserContext(): Promise<BrowserContext> {
    this.context ??= await this.newContext();
    return this.context;
  }

  /** Starts a page's application, including the forms that start on first use, and waits until it runs. */
  async started(page: Page): Promise<void> {
    if (!this.scripts) return;
    await page.keyboard.press('Shift');
    await page.locator('html[data-started]').waitFor({ state: 'attached' });
    const waiting = page.locator('[data-waiting]:has(form[method="post"])');
    await waiting.evaluateAll((forms) =>
      forms.forEach((form) => form.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))),
    );
    await until(async () => (await waiting.count()) === 0);
  }

  /** Performs an action that changes the page in place with scripts, and loads another page without them. */
  async answered(does: () => Promise<void>): Promise<void> {
    const page = await this.page();
    await Promise.all([this.scripts ? null : page.waitForEvent('load'), does()]);
  }

  /** Resolves once the started page has requested a code's dealers, or after a timeout, as it may have no reason to. */
  async asked(zipcode: string): Promise<void> {
    if (this.scripts) await until(async () => this.codesAsked.has(zipcode));
  }

  async wait(seconds: number): Promise<void> {
    const page = await this.page();
    await until(async () => this.inFlight.size === provider.silences);
    // By the page's second answer, the work that its last event started has run.
    await page.evaluate(() => undefined);
    await page.evaluate(() => undefined);
    await page.clock.runFor(seconds * 1000);
  }

  async end(): Promise<void> {
    provider.reset();
    await windows.giveBack();
    await contentSites.reset();
  }

  private see(request: Request): void {
    this.sent.push(`${request.url()} ${request.postData() ?? ''}`);
    if (isSearch(request)) this.note(request);
    if (request.resourceType() === 'media') this.videoRequests += 1;
    if (new URL(request.url()).pathname === '/api/places/autocomplete') this.suggestionsAsked += 1;
  }

  private note(request: Request): void {
    this.inFlight.add(request);
    this.codesAsked.add(new URL(request.url()).searchParams.get('zipcode') ?? '');
  }

  private async newContext(): Promise<BrowserContext> {
    const context = await windows.take({
      javaScriptEnabled: this.scripts,
      baseURL: this.siteAddress ?? site.address,
      viewport: SCREEN_SIZES[this.screenSize],
      reducedMotion: this.motion,
    });
    await this.leads.watch(context);
    return context;
  }

  private async newPage(): Promise<Page> {
    const page = await (await this.browserContext()).newPage();
    if (this.scripts && this.seesTimePass) await page.clock.install({ time: this.arrivesAt ?? Date.now() });
    page.on('console', (message) => this.console.push(message.text()));
    page.on('request', (request) => this.see(request));
    page.on('response', (response) => this.inFlight.delete(response.request()));
    page.on('requestfailed', (request) => this.inFlight.delete(request));
    return (this.visited = page);
  }
}

const isSearch = (request: Request): boolean => /^\/api\/dealers\/loca/.test(new URL(request.url()).pathname);
