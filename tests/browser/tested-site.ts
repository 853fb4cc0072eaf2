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
import { ONE_PROCESS, Windows } from '../windows.ts';

const START_WITHIN_MS = 150_000;
const TEST_WITHIN_MS = 60_000;
const PATIENCE_MS = 15_000;

type Settings = Readonly<Record<string, string>>;
type SettingsOf = () => Settings | Promise<Settings>;

/** The built site against a provider whose answers the test decides, and a browser; one of each per test file. */
export class TestedSite {
  readonly provider = new ScriptedProvider();
  private site: BuiltSite | null = null;
  private browser: Browser | null = null;
  private readonly windows = new Windows(
    () => this.launched(),
    async (context) => {
      context.setDefaultTimeout(PATIENCE_MS);
      await context.addInitScript(withoutPointerAtRest);
    },
  );

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

  /** A new visitor's browser window; its pages find the site at relative addresses. */
  context(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    return this.windows.take({ baseURL: this.address, ...options });
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

  private async launched(): Promise<Browser> {
    this.browser ??= await chromium.launch({
      executablePath: ensureChromium(),
      args: [...CHROMIUM_ARGUMENTS, ONE_PROCESS],
    });
    return this.browser;
  }

  private async reset(): Promise<void> {
    this.provider.reset();
    await this.windows.giveBack();
  }

  private async close(): Promise<void> {
    await this.browser?.close();
    await this.site?.stop();
    this.provider.close();
  }
}

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
