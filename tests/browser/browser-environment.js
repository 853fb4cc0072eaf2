import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment for Node, with a browser and a site that all test files of a process share. Jest would transform a module
 * that is imported statically; a dynamic import leaves that to Node.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { sharedBrowser } = await import('./shared-browser.ts');
    this.global.sharedBrowser = sharedBrowser;
  }
}
