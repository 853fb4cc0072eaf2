import { BehaviorSubject, map, type Observable } from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import { registrationOf, type Registration } from '../../../domain/document/registration.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';
import { dateText } from '../../../domain/review/review-day.ts';
import { checkRegistrationTextsIn } from './texts.ts';

/** The registration deadline for an installation date, ready to render. */
export interface CheckRegistrationView {
  /** The date entered, such as `2026-11-01`; empty when none was. */
  readonly installed: string;
  /** Today, the latest valid date. */
  readonly today: string;
  /** The field error; null when there is none. */
  readonly error: string | null;
  /** Null when no valid date was entered. */
  readonly answer: { readonly isOpen: boolean; readonly lead: string; readonly advice: string } | null;
}

const answerOf = (registration: Registration, language: SiteLanguage): CheckRegistrationView['answer'] => {
  const texts = checkRegistrationTextsIn(language);
  const inWords = (day: string): string => dateText(day, SITE_LANGUAGES[language].locale);
  switch (registration.kind) {
    case 'unasked':
    case 'invalid':
      return null;
    case 'open':
      return {
        isOpen: true,
        lead: texts.lastDay(inWords(registration.lastDay)),
        advice: texts.open(registration.daysLeft),
      };
    case 'not-installed':
      return {
        isOpen: true,
        lead: texts.lastDay(inWords(registration.lastDay)),
        advice: texts.notInstalled,
      };
    case 'passed':
      return {
        isOpen: false,
        lead: texts.passed(inWords(registration.lastDay)),
        advice: texts.passedAdvice,
      };
  }
};

/** The `installed` parameter; null when it is missing. */
const installedIn = (query: AddressQuery): string | null =>
  query.get('installed')?.trim().slice(0, 10) ?? null;

/** The part of the query that the answer depends on, in canonical form. Text too long for a date is cut. */
export const registrationQuery = (query: AddressQuery): string => {
  const installed = installedIn(query);
  return installed === '' ? 'installed=' : queryText({ installed: installed ?? '' });
};

/** Computes the last day to register a product (specification, section 9: the 60-day rule). `today` is an ISO date such as `2026-11-22`. */
export class CheckRegistration {
  private readonly asked = new BehaviorSubject<{ installed: string | null; language: SiteLanguage }>({
    installed: null,
    language: 'en',
  });

  /** Replays its latest value, never completes. */
  readonly view$: Observable<CheckRegistrationView>;

  constructor(today: string) {
    this.view$ = this.asked.pipe(
      map(({ installed, language }) => {
        const registration = registrationOf(installed ?? '', today);
        const isWrong = installed === '' || registration.kind === 'invalid';
        const error = isWrong ? checkRegistrationTextsIn(language).invalid : null;
        return { installed: installed ?? '', today, error, answer: answerOf(registration, language) };
      }),
    );
  }

  /** Answers for the date in the page's query. */
  showAt(query: AddressQuery, language: SiteLanguage): void {
    this.asked.next({ installed: installedIn(query), language });
  }
}
