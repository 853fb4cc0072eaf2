import { centralTimeAt } from '../brand/central-time.ts';
import { isOfficeOpen } from '../brand/open-hours.ts';
import { ourNumber } from '../brand/our-number-texts.ts';
import { expectedCall, type ExpectedCall } from '../dealer/expected-call.ts';
import type { DealerCalendar } from '../dealer/dealer-calendar.ts';
import { instantOfDay } from '../time/calendar-day.ts';
import type { FormLanguage, SuccessText } from './form-definition.ts';

/** What a confirmation adds to the specification's text, by the dealer's calendar. */
export interface CallTexts {
  /** `Malone's answers now: call 1-612-555-0143.` Null when nobody is known to answer. */
  readonly now: string | null;
  /** `They're closed until Monday, so expect a call Monday or Tuesday.` Null when the dealer is open or its hours don't tell. */
  readonly later: string | null;
  /** The number to call: the dealer's, or else the site's. */
  readonly call: string;
}

/** A dealer who received a request. */
export interface CalledDealer {
  readonly name?: string | undefined;
  /** Formatted, `1-612-555-0143`; null without a number. */
  readonly phone: string | null;
  readonly hours?: DealerCalendar<unknown> | null | undefined;
}

type Back = NonNullable<ExpectedCall['back']>;

interface Words {
  readonly locale: string;
  readonly or: string;
  readonly answersNow: (name: string, phone: string) => string;
  readonly answersEmergencies: (name: string, phone: string) => string;
  readonly later: (back: Back, until: string, days: string) => string;
  readonly time: (minute: number) => string;
  readonly callDealer: (name: string, phone: string) => string;
  readonly callUs: (phone: string) => string;
}

const clockOf =
  (locale: string) =>
  (minute: number): string =>
    new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      timeZone: 'UTC',
      ...(minute % 60 !== 0 && { minute: '2-digit' }),
    })
      .format(minute * 60_000)
      .replaceAll('\u202f', '\u00a0');

/** The Spanish article of a weekday or a time: `la 1 p. m.`, `las 8 a. m.` */
const articleOf = (opensAt: number | null): string => {
  if (opensAt === null) return 'el';
  return Math.floor(opensAt / 60) % 12 === 1 ? 'la' : 'las';
};

const WORDS: { readonly [language in FormLanguage]: Words } = {
  en: {
    locale: 'en-US',
    or: 'or',
    answersNow: (name, phone) => `${name} answers now: call ${phone}.`,
    answersEmergencies: (name, phone) => `${name} answers emergencies now: call ${phone}.`,
    later: ({ isClosed }, until, days) =>
      isClosed
        ? `They're closed until ${until}, so expect a call ${days}.`
        : `They may be closed for the holiday, so expect a call ${days}.`,
    time: (minute) => clockOf('en-US')(minute).replace('\u00a0', ' '),
    callDealer: (name, phone) => `Call ${name}: ${phone}`,
    callUs: (phone) => `Questions? Call us at ${phone}.`,
  },
  es: {
    locale: 'es-US',
    or: 'o',
    answersNow: (name, phone) => `${name} contesta ahora: llame al ${phone}.`,
    answersEmergencies: (name, phone) => `${name} atiende emergencias ahora: llame al ${phone}.`,
    later: ({ isClosed, opensAt }, until, days) =>
      isClosed
        ? `Está cerrado hasta ${articleOf(opensAt)} ${until}; espere una llamada el ${days}.`
        : `Puede que hoy esté cerrado por el feriado; espere una llamada el ${days}.`,
    time: clockOf('es-US'),
    callDealer: (name, phone) => `Llame a ${name}: ${phone}`,
    callUs: (phone) => `¿Preguntas? Llámenos al ${phone}.`,
  },
  fr: {
    locale: 'fr-CA',
    or: 'ou',
    answersNow: (name, phone) => `${name} répond maintenant\u00a0: appelez le ${phone}.`,
    answersEmergencies: (name, phone) => `${name} répond aux urgences maintenant\u00a0: appelez le ${phone}.`,
    later: ({ isClosed, opensAt }, until, days) =>
      isClosed
        ? `Le bureau est fermé jusqu’à ${until}${opensAt === null ? ' matin' : ''}\u00a0: attendez-vous à un appel ${days}.`
        : `Le bureau est peut-être fermé pour le jour férié\u00a0: attendez-vous à un appel ${days}.`,
    time: clockOf('fr-CA'),
    callDealer: (name, phone) => `Appelez ${name}\u00a0: ${phone}`,
    callUs: (phone) => `Des questions? Appelez-nous au ${phone}.`,
  },
};

/** What to add to a confirmation at an instant (milliseconds since 1970). `ours` is the site's number. */
export const callTexts = (
  language: FormLanguage,
  dealer: CalledDealer | null,
  { now, ours }: { readonly now: number; readonly ours: string },
): CallTexts => {
  const words = WORDS[language];
  const { name, phone = null, hours } = dealer ?? {};
  const expected = hours ? expectedCall(hours, now) : null;
  const isKnown = name !== undefined && phone !== null;
  return {
    now: isKnown ? nowText(words, expected, name, phone) : null,
    later: expected?.back ? laterText(words, expected.back) : null,
    call: isKnown
      ? words.callDealer(name, phone)
      : words.callUs(phone ?? ourNumber(ours, isOfficeOpen(centralTimeAt(now)), language)),
  };
};

/** A number such as `1-612-555-0143`. */
const NUMBER = /\d{3}-\d{4}/;

/**
 * The lines of a confirmation, in order: who answers now, the specification's text, and what the dealer's calendar adds. Some line has a
 * number to call.
 */
export const confirmationLines = (
  { text, promise, receipt }: SuccessText,
  { now, later, call }: CallTexts,
): ReadonlyArray<string> => {
  const lines = [now, text, promise, receipt, later].filter((line) => line != null);
  return lines.some((line) => NUMBER.test(line)) ? lines : [...lines, call];
};

const nowText = (words: Words, expected: ExpectedCall | null, name: string, phone: string): string | null => {
  switch (expected?.answersNow) {
    case 'office':
      return words.answersNow(name, phone);
    case 'emergencies':
      return words.answersEmergencies(name, phone);
    default:
      return null;
  }
};

const laterText = (words: Words, back: Back): string => {
  const days = back.days.map((day) => weekdayName(words.locale, day));
  const until = back.opensAt === null ? (days[0] ?? '') : words.time(back.opensAt);
  return words.later(back, until, days.join(` ${words.or} `));
};

/** January 4, 1970 was a Sunday. */
const weekdayName = (locale: string, weekday: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(instantOfDay(3 + weekday));
