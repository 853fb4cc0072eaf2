import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's own environment for Node, with a browser and a site that its process's test files share. Jest would translate what is
 * imported at once, which Node does better by itself: so it is imported later.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { sharedBrowser } = await import('./shared-browser.ts');
    this.global.sharedBrowser = sharedBrowser;
  }
}
