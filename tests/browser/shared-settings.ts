import { NO_SAMPLE, TEST_CONTENT } from '../built-site.ts';

/** The settings of a site with a scripted provider of dealers, reviews and rebates at an address; its rebates and pages are not cached. */
export const settingsWith = (provider: string): Readonly<Record<string, string>> => ({
  DEALER_API_HOST: provider,
  REVIEWS_API_HOST: provider,
  REBATE_API_HOST: provider,
  REBATE_CACHE_HOURS: '0',
  FOREIGN_PAGE_SECONDS: '0',
  CONTENT_DIR: TEST_CONTENT,
  ...NO_SAMPLE,
});
