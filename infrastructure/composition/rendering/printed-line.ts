import type { PageHead, SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import { SITE_LANGUAGES } from '../../../domain/content/site-language.ts';
import { longDate } from '../../../domain/time/long-date.ts';

/** The line on each sheet of a printed page: its address without the scheme, the day that it is of, and the number to call. */
export const printedLine = (
  { siteUrl, bookableDays, defaultPhone }: Pick<SiteFacts, 'siteUrl' | 'bookableDays' | 'defaultPhone'>,
  { canonicalPath, language }: Pick<PageHead, 'canonicalPath' | 'language'>,
): string => {
  const address = `${siteUrl}${canonicalPath ?? ''}`.replace(/^https?:\/\//, '');
  const day = longDate(bookableDays.today, SITE_LANGUAGES[language ?? 'en'].locale);
  return `${address} · ${day} · ${defaultPhone.text}`;
};
