import { createServer, type AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { startBuiltSite, type BuiltSite } from '../built-site.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../chromium.ts';
import { PATIENCE_MS } from '../hang-guards.ts';
import { ONE_PROCESS, Windows } from '../windows.ts';
import { settingsWith } from './shared-settings.ts';

/** A site that most browser test files share. */
export interface SharedSite {
  readonly address: string;
  /** The port of the provider: each test file runs its own provider there. */
  readonly providerPort: number;
}

/** A browser, its windows and a site, which start slowly: a worker shares them among its test files. */
class SharedBrowser {
  private launching: Promise<Browser> | null = null;
  private starting: Promise<SharedSite> | null = null;
  private built: BuiltSite | null = null;
  readonly windows = new Windows(
    () => this.browser(),
    (context: BrowserContext) => context.setDefaultTimeout(PATIENCE_MS),
  );

  browser(): Promise<Browser> {
    this.launching ??= chromium.launch({
      executablePath: ensureChromium(),
      args: [...CHROMIUM_ARGUMENTS, ONE_PROCESS],
    });
    return this.launching;
  }

  site(): Promise<SharedSite> {
    this.starting ??= this.started();
    return this.starting;
  }

  /** Stops everything quickly: Jest gives a worker half a second. */
  async close(): Promise<void> {
    const [launching, built] = [this.launching, this.built];
    this.launching = this.starting = this.built = null;
    built?.process.kill('SIGKILL');
    await Promise.all([launching?.then((browser) => browser.close()), built?.stop()]);
  }

  private async started(): Promise<SharedSite> {
    const providerPort = await freePort();
    this.built = await startBuiltSite(settingsWith(`http://127.0.0.1:${providerPort}`));
    return { address: this.built.address, providerPort };
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

declare global {
  /** Outlives each test file that uses it. */
  var sharedBrowser: SharedBrowser;
}

/** This process's shared browser. */
export const sharedBrowser = new SharedBrowser();

// A worker that Jest no longer needs disconnects; otherwise the shared browser would keep it alive.
process.on('removeListener', (event) => {
  if (event === 'message') void sharedBrowser.close();
});
