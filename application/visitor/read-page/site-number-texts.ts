import { officeNote, ourNumber } from '../../../domain/brand/our-number-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { SiteFacts } from './page-head.ts';

/** What follows a link to the site's number: ` (office closed right now)`; empty while the office is open. */
export const siteNumberNote = (
  { isOfficeOpen }: Pick<SiteFacts, 'isOfficeOpen'>,
  language: SiteLanguage,
): string => officeNote(isOfficeOpen, language);

/** The site's number in a sentence, with that note. */
export const siteNumber = (
  { defaultPhone, isOfficeOpen }: Pick<SiteFacts, 'defaultPhone' | 'isOfficeOpen'>,
  language: SiteLanguage,
): string => ourNumber(defaultPhone.text, isOfficeOpen, language);
