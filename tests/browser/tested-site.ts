import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { ScriptedProvider } from '../acceptance/drivers/browser/dealers/scripted-provider.ts';
import { startBuiltSite, type BuiltSite } from '../built-site.ts';
import { settingsWith } from './shared-settings.ts';

type Settings = Readonly<Record<string, string>>;
type SettingsOf = () => Settings | Promise<Settings>;

/**
 * The built site with a provider whose answers the test decides, and a browser. It is the worker's site, except for test files
 * with their own settings.
 */
export class TestedSite {
  readonly provider = new ScriptedProvider();
  /** Only for test files with their own settings. */
  private own: BuiltSite | null = null;
  private opened: string | null = null;

  private constructor(private readonly settings: SettingsOf | null) {}

  /** Registers hooks that open and close it around the calling file's tests and reset it after each; takes extra settings. */
  static ofThisFile(settings: SettingsOf | null = null): TestedSite {
    const tested = new TestedSite(settings);
    beforeAll(() => tested.open());
    afterEach(() => tested.reset());
    afterAll(() => tested.close());
    return tested;
  }

  get address(): string {
    if (this.opened === null) throw new Error('The site is not open');
    return this.opened;
  }

  /** A new visitor's browser window; its pages use relative addresses. */
  context(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    return sharedBrowser.windows.take({ baseURL: this.address, ...options });
  }

  /** A new visitor on a loaded page. */
  async visit(path: string, { viewport, ...options }: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await this.context(options)).newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.goto(path);
    return page;
  }

  /** A new visitor on a page whose application has started. */
  async start(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.visit(path, options);
    await startByPress(page);
    return page;
  }

  /** A page as it is printed. */
  async print(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.visit(path, options);
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  /** The html of a page as served. */
  async html(path: string): Promise<string> {
    return (await fetch(`${this.address}${path}`)).text();
  }

  private async open(): Promise<void> {
    if (this.settings === null) {
      const { address, providerPort } = await sharedBrowser.site();
      await this.provider.open(providerPort);
      this.opened = address;
      return;
    }
    const host = await this.provider.open();
    this.own = await startBuiltSite({ ...settingsWith(host), ...(await this.settings()) });
    this.opened = this.own.address;
  }

  private async reset(): Promise<void> {
    this.provider.reset();
    await sharedBrowser.windows.giveBack();
  }

  private async close(): Promise<void> {
    if (this.own !== null) await sharedBrowser.windows.closeFree();
    await this.own?.stop();
    this.provider.close();
  }
}

/** Whether the application has started and taken over the page. */
export const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['started'] !== undefined);

/** Resolves once the application has started. */
export const started = (page: Page): Promise<void> =>
  page.locator('html[data-started]').waitFor({ state: 'attached' });

/** Goes through a started page as if using all of it, so that every late part starts. */
export const startWhole = async (page: Page): Promise<void> => {
  // The last late part may start by itself at any moment, so this must not wait for one.
  const nextWaiting = () => page.$('[data-waiting]:visible');
  for (let next = await nextWaiting(); next !== null; next = await nextWaiting()) {
    await next.scrollIntoViewIfNeeded();
    // A form starts when it is about to be used.
    await next.dispatchEvent('pointerover');
    await page.waitForFunction((one) => !one.hasAttribute('data-waiting'), next);
  }
  await page.evaluate(() => scrollTo(0, 0));
};

/** Starts the application as a visitor does, with a key press that does nothing else. */
export const startByPress = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await started(page);
};

/** Resolves once the page has been rendered twice. */
export const rendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
  });
