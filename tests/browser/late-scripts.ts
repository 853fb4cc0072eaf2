import type { BrowserContext } from 'playwright-core';

/** The scripts of the application. */
export const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Makes a visitor's scripts wait until the returned function is called. */
export const holdScripts = async (context: BrowserContext): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await context.route(SCRIPTS, async (route) => {
    await gate.promise;
    // The page that sent the request may be closed by now.
    await route.continue().catch(() => undefined);
  });
  return gate.resolve;
};
