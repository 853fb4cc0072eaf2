import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { clockOfPages } from './clock/suite-clock.ts';

/** Contexts of one site share a process of the browser, as long as one of their pages is open. */
export const ONE_PROCESS = '--renderer-process-limit=1';

/** The events that a visitor's browser emits; a later visitor's listeners are others. */
const EVENTS = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** A visitor's browser window. Between visitors a page at rest keeps its process and its files warm. */
interface Window {
  readonly context: BrowserContext;
  readonly kind: string;
  rest: Page | null;
  /** Whether it has what no reset takes away. */
  isMarked: boolean;
}

/** The windows of a browser: one that a visitor has left is emptied and given to a later one, since a new one takes twice as long. */
export class Windows {
  private readonly inUse: Window[] = [];
  private readonly free: Window[] = [];

  private readonly browser: () => Promise<Browser>;
  private readonly prepare: (context: BrowserContext) => void;

  constructor(browser: () => Promise<Browser>, prepare: (context: BrowserContext) => void = () => undefined) {
    this.browser = browser;
    this.prepare = prepare;
  }

  /**
   * A new visitor's window. After the visit it is emptied for a later visitor, but for the files that never change; where
   * it has got scripts or a clock of its own it is thrown away.
   */
  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    const kind = JSON.stringify(options);
    const at = this.free.findIndex((one) => one.kind === kind);
    const [window = await this.opened(kind, options)] = at < 0 ? [] : this.free.splice(at, 1);
    this.inUse.push(window);
    return window.context;
  }

  /** Every visitor has left. */
  async giveBack(): Promise<void> {
    await Promise.all(this.inUse.splice(0).map((window) => this.release(window)));
  }

  /** Closes those that are not in use. */
  async closeFree(): Promise<void> {
    await Promise.all(this.free.splice(0).map(({ context }) => context.close()));
  }

  private async opened(kind: string, options: BrowserContextOptions): Promise<Window> {
    const context = await (await this.browser()).newContext(options);
    this.prepare(context);
    await context.addInitScript(...clockOfPages());
    const window: Window = { context, kind, rest: null, isMarked: options.storageState !== undefined };
    const add = context.addInitScript.bind(context);
    context.addInitScript = (...script: Parameters<typeof add>) => {
      window.isMarked = true;
      return add(...script);
    };
    return window;
  }

  private async release(window: Window): Promise<void> {
    if (!window.isMarked && (await emptied(window).catch(() => false))) this.free.push(window);
    else await window.context.close();
  }
}

/** Takes away what a visitor has left in the window; answers whether that was all. */
const emptied = async (window: Window): Promise<boolean> => {
  const { context } = window;
  const left = context.pages().filter((page) => page !== window.rest);
  for (const event of EVENTS) context.removeAllListeners(event);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.setGeolocation(null);
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
