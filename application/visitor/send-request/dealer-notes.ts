import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { SITE_LANGUAGES } from '../../../domain/content/site-language.ts';
import { answerableBy } from '../../../domain/dealer/answerable-by.ts';
import type { RequestedDealer } from './send-request-ports.ts';
import { ANSWERS_NOW, ASKED_AT, MAY_NOT_ANSWER } from './dealer-note-texts.ts';

/** Whether somebody answers an emergency call now; null when that is unknown. */
export const answersNow = (
  { hours, phone }: Pick<RequestedDealer, 'hours' | 'phone'>,
  now: number,
): boolean | null => {
  if (phone === null) return false;
  if (hours == null) return null;
  switch (answerableBy(hours, now).kind) {
    case 'open':
    case 'always':
    case 'emergencies':
      return true;
    case 'closed':
    case 'holiday':
    case 'no-number':
      return false;
    case 'unknown':
      return null;
  }
};

/**
 * Says at once that the dealer of an urgent request can't answer now, and names one who can. Null when the dealer answers, or when that is
 * unknown.
 */
export const urgentNote = (
  language: SiteLanguage,
  dealer: RequestedDealer,
  others: ReadonlyArray<RequestedDealer>,
  now: number,
): string | null => {
  if (answersNow(dealer, now) !== false) return null;
  const other = others.find((one) => one.companyId !== dealer.companyId && answersNow(one, now) === true);
  const note = MAY_NOT_ANSWER[language](dealer.name);
  return other?.name === undefined || other.phone === null
    ? note
    : `${note} ${ANSWERS_NOW[language](other.name, other.phone)}`;
};

/** `You asked this dealer at 3:12 pm.` in the visitor's own time zone, unless one is given. */
export const askedNote = (language: SiteLanguage, at: number, timeZone?: string): string => {
  const time = new Intl.DateTimeFormat(SITE_LANGUAGES[language].locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  }).format(at);
  return ASKED_AT[language](time.replace(/\s/g, ' ').replace(/[AP]M$/, (half) => half.toLowerCase()));
};
