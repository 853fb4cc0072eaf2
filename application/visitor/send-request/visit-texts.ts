import type { HolidayDate } from '../../../domain/dealer/holidays.ts';
import { dayText } from '../../../domain/lead/booking-wish.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { FormLanguage } from '../../../domain/lead/form.ts';
import { PROMISE_HOURS, type VisitFault } from '../../../domain/lead/visit-time.ts';
import { frenchHolidayName } from '../show-hours/french-holidays.ts';
import { englishHolidayName } from '../show-hours/holiday-names.ts';
import { spanishHolidayName } from '../show-hours/spanish-holidays.ts';

interface VisitTexts {
  readonly locale: string;
  readonly holidayName: (holiday: HolidayDate) => string;
  readonly soon: string;
  readonly closed: (day: string) => string;
  readonly closedThen: (day: string) => string;
  readonly holiday: (name: string) => string;
}

const TEXTS: { readonly [language in FormLanguage]: VisitTexts } = {
  en: {
    locale: 'en-US',
    holidayName: englishHolidayName,
    soon: `The dealer gets back to you within ${PROMISE_HOURS} hours. Choose a time after that, or call for a sooner visit.`,
    closed: (day) => `The dealer is closed on ${day}. Choose another date.`,
    closedThen: (day) => `The dealer has shorter hours on ${day}. Choose another time of day.`,
    holiday: (name) => `${name}: hours may differ. Choose another date, or call the dealer.`,
  },
  es: {
    locale: 'es-US',
    holidayName: spanishHolidayName,
    soon: `El distribuidor le responde en un plazo de ${PROMISE_HOURS} horas. Elija un momento posterior o llame si necesita una visita antes.`,
    closed: (day) => `El distribuidor está cerrado el ${day}. Elija otra fecha.`,
    closedThen: (day) => `El distribuidor tiene un horario más corto el ${day}. Elija otra hora del día.`,
    holiday: (name) => `${name}: el horario puede variar. Elija otra fecha o llame al distribuidor.`,
  },
  fr: {
    locale: 'fr-CA',
    holidayName: frenchHolidayName,
    soon: `Le concessionnaire vous répond dans les ${PROMISE_HOURS} heures. Choisissez un moment ultérieur ou appelez pour une visite plus rapide.`,
    closed: (day) => `Le concessionnaire est fermé le ${day}. Choisissez une autre date.`,
    closedThen: (day) =>
      `Le concessionnaire a des heures réduites le ${day}. Choisissez un autre moment de la journée.`,
    holiday: (name) =>
      `${name}\u00a0: les heures peuvent changer. Choisissez une autre date ou appelez le concessionnaire.`,
  },
};

/** The error at the field of a requested visit that the dealer doesn't offer. */
export const visitMessages = (language: FormLanguage, date: string, fault: VisitFault): FieldMessages => {
  const texts = TEXTS[language];
  const field = fault.of === 'day' ? 'preferredDate' : 'preferredWindow';
  return [{ field, message: messageOf(texts, dayText(date, texts.locale), fault) }];
};

const messageOf = (texts: VisitTexts, day: string, fault: VisitFault): string => {
  switch (fault.kind) {
    case 'soon':
      return texts.soon;
    case 'closed':
      return fault.of === 'day' ? texts.closed(day) : texts.closedThen(day);
    case 'holiday':
      return texts.holiday(texts.holidayName(fault.holiday));
  }
};
