import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../chromium.ts';
import { ONLY_THIS_MACHINE } from './debuggable-chromium.ts';

/** How slow a visitor's machine or network is. */
export interface Slowness {
  readonly name: string;
  readonly apply: (session: CDPSession) => Promise<unknown>;
}

const bytesPerSecond = (kilobits: number): number => (kilobits * 1000) / 8;

export const SLOW_CPU: Slowness = {
  name: '4x slower CPU',
  apply: (session) => session.send('Emulation.setCPUThrottlingRate', { rate: 4 }),
};

export const SLOW_4G: Slowness = {
  name: 'slow 4G',
  apply: async (session) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond(1600),
      uploadThroughput: bytesPerSecond(750),
    });
  },
};

/** Milliseconds that a page gets to come to rest before it is touched. */
const REST_MS = 500;

/** A visitor at a page that has loaded and that nobody has touched. `prepare` may watch the page from its first moment. */
export interface Visit {
  readonly address: string;
  readonly slowness?: Slowness;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** A browser of phone size, for visitors of whom each is new to the site. */
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

  /** Lets a new visitor come, and go at the end. */
  async visit<A>({ address, slowness, prepare }: Visit, act: (page: Page) => Promise<A>): Promise<A> {
    const context = await this.browser.newContext({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    });
    try {
      const page = await context.newPage();
      await slowness?.apply(await context.newCDPSession(page));
      await prepare?.(page);
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForTimeout(REST_MS);
      return await act(page);
    } finally {
      await context.close();
    }
  }
}
