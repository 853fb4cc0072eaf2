import type { Locator, Page } from 'playwright-core';

/** The card of a dealer on a page. */
export const cardNamed = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });
