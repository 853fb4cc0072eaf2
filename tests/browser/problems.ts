import type { Page } from 'playwright-core';

/** The errors and warnings that a page logs from now on, and its uncaught errors. */
export const problemsOn = (page: Page): ReadonlyArray<string> => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
};

/** Runs in a page before anything else; logs the violations of the content policy on the console. */
export const tellViolations = (): void =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Violation: ${effectiveDirective} ${blockedURI}`),
  );
