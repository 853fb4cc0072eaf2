import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { ScriptedProvider } from '../acceptance/drivers/browser/scripted-provider.ts';
import { NO_SAMPLE, startBuiltSite, TEST_CONTENT, type BuiltSite } from '../built-site.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../chromium.ts';

const START_WITHIN_MS = 150_000;
const TEST_WITHIN_MS = 60_000;
const PATIENCE_MS = 15_000;

/** Contexts of one site share a process of the browser, as long as one of their pages is open. */
const ONE_PROCESS = '--renderer-process-limit=1';

type Settings = Readonly<Record<string, string>>;
type SettingsOf = () => Settings | Promise<Settings>;

/** A visitor's browser window. Between visitors a page at rest keeps its process and its files warm. */
interface Window {
  readonly context: BrowserContext;
  readonly kind: string;
  rest: Page | null;
  /** Whether it has what no reset takes away. */
  isMarked: boolean;
}

/** The built site against a provider whose answers the test decides, and a browser; one of each per test file. */
export class TestedSite {
  readonly provider = new ScriptedProvider();
  private site: BuiltSite | null = null;
  private browser: Browser | null = null;
  private readonly inUse: Window[] = [];
  private readonly free: Window[] = [];

  private constructor(private readonly settings: SettingsOf) {}

  /** Registers what opens and closes it around the tests of the calling file, and resets it after each; with settings beside its own. */
  static ofThisFile(settings: SettingsOf = () => ({})): TestedSite {
    const tested = new TestedSite(settings);
    jest.setTimeout(TEST_WITHIN_MS);
    beforeAll(() => tested.open(), START_WITHIN_MS);
    afterEach(() => tested.reset());
    afterAll(() => tested.close(), START_WITHIN_MS);
    return tested;
  }

  get address(): string {
    if (this.site === null) throw new Error('The site is not open');
    return this.site.address;
  }

  /**
   * A new visitor's browser window; its pages find the site at relative addresses. After the test it is emptied for a later
   * visitor, but for the files that never change; where it has got scripts or a clock of its own it is thrown away.
   */
  async context(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const kind = JSON.stringify(options);
    const at = this.free.findIndex((one) => one.kind === kind);
    const [window = await this.newWindow(kind, options)] = at < 0 ? [] : this.free.splice(at, 1);
    this.inUse.push(window);
    return window.context;
  }

  /** A new visitor on a page that has loaded. */
  async visit(path: string, { viewport, ...options }: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await this.context(options)).newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.goto(path);
    return page;
  }

  /** The html of a page as it is served. */
  async html(path: string): Promise<string> {
    return (await fetch(`${this.address}${path}`)).text();
  }

  private async open(): Promise<void> {
    const host = await this.provider.open();
    this.site = await startBuiltSite({
      DEALER_API_HOST: host,
      REVIEWS_API_HOST: host,
      FOREIGN_PAGE_SECONDS: '0',
      CONTENT_DIR: TEST_CONTENT,
      ...NO_SAMPLE,
      ...(await this.settings()),
    });
  }

  private async newWindow(kind: string, options: BrowserContextOptions): Promise<Window> {
    this.browser ??= await chromium.launch({
      executablePath: ensureChromium(),
      args: [...CHROMIUM_ARGUMENTS, ONE_PROCESS],
    });
    const context = await this.browser.newContext({ baseURL: this.address, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(withoutPointerAtRest);
    const window: Window = { context, kind, rest: null, isMarked: options.storageState !== undefined };
    const add = context.addInitScript.bind(context);
    context.addInitScript = (...script: Parameters<typeof add>) => {
      window.isMarked = true;
      return add(...script);
    };
    return window;
  }

  private async reset(): Promise<void> {
    this.provider.reset();
    await Promise.all(this.inUse.splice(0).map((window) => this.release(window)));
  }

  private async release(window: Window): Promise<void> {
    if (!window.isMarked && (await emptied(window).catch(() => false))) this.free.push(window);
    else await window.context.close();
  }

  private async close(): Promise<void> {
    await this.browser?.close();
    await this.site?.stop();
    this.provider.close();
  }
}

/** Takes away what a visitor has left in her window; answers whether that was all. */
const emptied = async (window: Window): Promise<boolean> => {
  const { context } = window;
  const left = context.pages().filter((page) => page !== window.rest);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  window.rest ??= await restingPage(context);
  // Only then, since they keep what they know when they end.
  await Promise.all(left.map((page) => page.close()));
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  return window.rest.evaluate(() => {
    localStorage.clear();
    return String(setTimeout).includes('[native code]');
  });
};

/** The smallest page of the site. */
const restingPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  return page;
};

/** The headless shell has a pointer of its own in the corner of each page; no visitor uses it. */
const withoutPointerAtRest = (): void => {
  const ignore = (event: PointerEvent): void => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointermove', ignore, true);
  addEventListener('pointerover', ignore, true);
};

/** Whether the application has started and taken over the page. */
export const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['started'] !== undefined);

/** Resolves once the application has started. */
export const started = (page: Page): Promise<void> =>
  page.locator('html[data-started]').waitFor({ state: 'attached' });

/** Starts the application as a visitor does, by a press that does nothing else. */
export const startByPress = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await started(page);
};
