import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Page } from 'playwright-core';
import { NO_SAMPLE, startBuiltSite, type BuiltSite } from '../built-site.ts';
import { FaultServer } from '../faults/fault-server.ts';
import { PATIENCE_MS } from '../hang-guards.ts';

const POLL_INTERVAL_MS = 25;

/** The built site with a provider whose faults the test decides; one per test file. */
export class FaultySite {
  readonly provider = new FaultServer();
  private built: BuiltSite | null = null;

  /** Registers hooks that open and close it around the calling file's tests, and reset it after each. */
  static ofThisFile(settings: Readonly<Record<string, string>>): FaultySite {
    const faulty = new FaultySite();
    beforeAll(() => faulty.open(settings));
    afterEach(() => faulty.reset());
    afterAll(() => faulty.close());
    return faulty;
  }

  get site(): BuiltSite {
    if (this.built === null) throw new Error('The site is not open');
    return this.built;
  }

  /** A new visitor, whose clock the test may move, on a loaded page. */
  async visit(path: string): Promise<Visit> {
    const context = await sharedBrowser.windows.take({ baseURL: this.site.address });
    const visit = new Visit(await context.newPage());
    await visit.page.clock.install();
    await visit.page.goto(path);
    return visit;
  }

  private async open(settings: Readonly<Record<string, string>>): Promise<void> {
    const host = `${await this.provider.open()}/v1`;
    this.built = await startBuiltSite({
      DEALER_API_HOST: host,
      REBATE_API_HOST: host,
      ...NO_SAMPLE,
      ...settings,
    });
  }

  private async reset(): Promise<void> {
    await sharedBrowser.windows.giveBack();
    this.provider.reset();
  }

  private async close(): Promise<void> {
    await this.built?.stop();
    await this.provider.close();
  }
}

/** A visitor's page, with its console messages. */
export class Visit {
  readonly page: Page;
  readonly console: string[] = [];
  /** Uncaught errors. */
  readonly errors: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => this.console.push(message.text()));
    page.on('pageerror', (error) => this.errors.push(String(error)));
  }

  /** Resolves once the console has logged a text that many times, and the page has handled what caused it. */
  async reported(text: string, times = 1): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (this.timesReported(text) < times) {
      if (performance.now() > end) throw new Error(`Not logged in:\n${this.console.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
    // By the page's second answer, the work that its last event started has run.
    await this.page.evaluate(() => undefined);
    await this.page.evaluate(() => undefined);
  }

  timesReported(text: string): number {
    return this.console.filter((line) => line.includes(text)).length;
  }
}
