import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../chromium.ts';
import { NAMED_FUNCTIONS } from '../../functions-in-pages.ts';
import { ONLY_THIS_MACHINE } from './debuggable-chromium.ts';

/** How many times slower a visitor's machine is than this one. */
export const SLOW_CPU = 4;

/** The milliseconds for a page to settle before the first interaction. */
const REST_MS = 500;

/** A visit to a page that is loaded but not used yet. `prepare` can watch the page from its first moment. */
export interface Visit {
  readonly address: string;
  /** How many times slower the visitor's machine is. */
  readonly slowdown?: number;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** When the page counts as loaded: with all of its files, or once its first bytes are there. */
  readonly waitUntil?: 'load' | 'commit';
  /** In CSS pixels; by default, a larger phone. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

const LARGE_PHONE = { width: 412, height: 823 };

/** A phone-sized browser, for visitors who are all new to the site. */
export class Visitors {
  private readonly browser: Browser;

  private constructor(browser: Browser) {
    this.browser = browser;
  }

  static async open(): Promise<Visitors> {
    const args = [...CHROMIUM_ARGUMENTS, ONLY_THIS_MACHINE];
    return new Visitors(await chromium.launch({ executablePath: ensureChromium(), args }));
  }

  readonly stop = (): Promise<void> => this.browser.close();

  /** Opens a new visitor's session, and closes it at the end. */
  async visit<A>(
    { address, slowdown = 1, prepare, waitUntil = 'load', viewport = LARGE_PHONE }: Visit,
    act: (page: Page) => Promise<A>,
  ): Promise<A> {
    const context = await this.browser.newContext({
      viewport,
      isMobile: true,
      hasTouch: true,
      ignoreHTTPSErrors: true,
    });
    try {
      await context.addInitScript(NAMED_FUNCTIONS);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await prepare?.(page);
      await page.goto(address, { waitUntil });
      await page.waitForTimeout(REST_MS);
      return await act(page);
    } finally {
      await context.close();
    }
  }
}
