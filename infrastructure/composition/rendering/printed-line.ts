import type { PageHead, SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import { SITE_LANGUAGES } from '../../../domain/content/site-language.ts';
import { longDate } from '../../../domain/time/long-date.ts';

/** The first line of a printed page: its address without the scheme, and the day that it is of. The header has the phone number. */
export const printedLine = (
  { siteUrl, bookableDays }: Pick<SiteFacts, 'siteUrl' | 'bookableDays'>,
  { canonicalPath, language }: Pick<PageHead, 'canonicalPath' | 'language'>,
): string => {
  const address = `${siteUrl}${canonicalPath ?? ''}`.replace(/^https?:\/\//, '');
  const day = longDate(bookableDays.today, SITE_LANGUAGES[language ?? 'en'].locale);
  return `${address} · ${day}`;
};
