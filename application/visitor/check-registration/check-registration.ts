import { BehaviorSubject, map, type Observable } from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import { registrationOf, type Registration } from '../../../domain/document/registration.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';
import { dateText } from '../../../domain/review/review-day.ts';
import { checkRegistrationTextsIn } from './texts.ts';

/** The answer to an installation date, ready to render. */
export interface CheckRegistrationView {
  /** What was entered, like `2026-11-01`; empty: nothing. */
  readonly installed: string;
  /** The latest day that can be entered without a message: today. */
  readonly today: string;
  /** What is wrong with what was entered; null: nothing. */
  readonly error: string | null;
  /** Null: nothing has been entered, or it is no day. */
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

/** Null: nobody has asked. */
const installedIn = (query: AddressQuery): string | null =>
  query.get('installed')?.trim().slice(0, 10) ?? null;

/** The part of the query that the answer depends on, in one spelling; what cannot be a day is cut. */
export const registrationQuery = (query: AddressQuery): string => {
  const installed = installedIn(query);
  return installed === '' ? 'installed=' : queryText({ installed: installed ?? '' });
};

/** Computes until when a product can be registered (specification, section 9: the 60-day rule). `today` is like `2026-11-22`. */
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

  /** Answers for the day in the query of the page's address, in the language of the page. */
  showAt(query: AddressQuery, language: SiteLanguage): void {
    this.asked.next({ installed: installedIn(query), language });
  }
}
