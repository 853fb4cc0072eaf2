import { dayText } from '../../../domain/lead/booking-wish.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { FormLanguage } from '../../../domain/lead/form.ts';
import { SITE_LANGUAGES } from '../../../domain/content/site-language.ts';
import { PROMISE_HOURS, type VisitDays, type VisitFault } from '../../../domain/lead/visit-time.ts';

interface VisitTexts {
  readonly soon: string;
  readonly closed: (day: string) => string;
  readonly closedThen: (day: string) => string;
  readonly holiday: (name: string) => string;
  /** From Sunday on, as a list of exceptions names them. */
  readonly weekdays: ReadonlyArray<string>;
  readonly onDays: (first: string, exceptions: string) => string;
}

const TEXTS: { readonly [language in FormLanguage]: VisitTexts } = {
  en: {
    soon: `The dealer gets back to you within ${PROMISE_HOURS} hours. Choose a time after that, or call for a sooner visit.`,
    closed: (day) => `The dealer is closed on ${day}. Choose another date.`,
    closedThen: (day) => `The dealer has shorter hours on ${day}. Choose another time of day.`,
    holiday: (name) => `${name}: hours may differ. Choose another date, or call the dealer.`,
    weekdays: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
    onDays: (first, exceptions) => `From ${first} on, except ${exceptions}.`,
  },
  es: {
    soon: `El distribuidor le responde en un plazo de ${PROMISE_HOURS} horas. Elija un momento posterior o llame si necesita una visita antes.`,
    closed: (day) => `El distribuidor está cerrado el ${day}. Elija otra fecha.`,
    closedThen: (day) => `El distribuidor tiene un horario más corto el ${day}. Elija otra hora del día.`,
    holiday: (name) => `${name}: el horario puede variar. Elija otra fecha o llame al distribuidor.`,
    weekdays: [
      'los domingos',
      'los lunes',
      'los martes',
      'los miércoles',
      'los jueves',
      'los viernes',
      'los sábados',
    ],
    onDays: (first, exceptions) => `A partir del ${first}, excepto ${exceptions}.`,
  },
  fr: {
    soon: `Le concessionnaire vous répond dans les ${PROMISE_HOURS} heures. Choisissez un moment ultérieur ou appelez pour une visite plus rapide.`,
    closed: (day) => `Le concessionnaire est fermé le ${day}. Choisissez une autre date.`,
    closedThen: (day) =>
      `Le concessionnaire a des heures réduites le ${day}. Choisissez un autre moment de la journée.`,
    holiday: (name) =>
      `${name}\u00a0: les heures peuvent changer. Choisissez une autre date ou appelez le concessionnaire.`,
    weekdays: [
      'les dimanches',
      'les lundis',
      'les mardis',
      'les mercredis',
      'les jeudis',
      'les vendredis',
      'les samedis',
    ],
    onDays: (first, exceptions) => `À partir du ${first}, sauf ${exceptions}.`,
  },
};

/** The error at the field of a requested visit that the dealer doesn't offer. */
export const visitMessages = (
  language: FormLanguage,
  date: string,
  fault: VisitFault<string>,
): FieldMessages => {
  const field = fault.of === 'day' ? 'preferredDate' : 'preferredWindow';
  return [{ field, message: messageOf(TEXTS[language], dayIn(language, date), fault) }];
};

/** `From Wednesday, December 2 on, except Saturdays, Sundays, and Friday, December 25 (Christmas Day).` */
export const visitDaysText = (
  language: FormLanguage,
  { first, closedWeekdays, closedDates }: VisitDays<string>,
): string => {
  const { weekdays, onDays } = TEXTS[language];
  const dates = closedDates.map(({ date, holiday }) => {
    const day = dayIn(language, date);
    return holiday === null ? day : `${day} (${holiday})`;
  });
  // `Intl.ListFormat` separates by commas, as the dates themselves do.
  const days = closedWeekdays.map((weekday) => weekdays[weekday] ?? '');
  const list = new Intl.ListFormat(SITE_LANGUAGES[language].locale);
  return onDays(dayIn(language, first), [list.format(days), ...dates].join('; '));
};

const dayIn = (language: FormLanguage, date: string): string =>
  dayText(date, SITE_LANGUAGES[language].locale);

const messageOf = (texts: VisitTexts, day: string, fault: VisitFault<string>): string => {
  switch (fault.kind) {
    case 'soon':
      return texts.soon;
    case 'closed':
      return fault.of === 'day' ? texts.closed(day) : texts.closedThen(day);
    case 'holiday':
      return texts.holiday(fault.holiday);
  }
};
