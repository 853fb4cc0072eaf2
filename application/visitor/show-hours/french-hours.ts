import { WEEKDAYS } from '../../../domain/dealer/dealer.ts';
import { weekdayOf, type Weekday } from '../../../domain/dealer/opening-hours.ts';
import { dayText } from '../../../domain/lead/booking-wish.ts';
import type { HoursWords } from './texts.ts';
import { writtenSpans } from './written-spans.ts';

const DAYS: { readonly [day in Weekday]: string } = {
  mon: 'lundi',
  tue: 'mardi',
  wed: 'mercredi',
  thu: 'jeudi',
  fri: 'vendredi',
  sat: 'samedi',
  sun: 'dimanche',
};

const DAY = 24 * 60;

/** `8 h 30` on the 24-hour clock; noon and midnight as words. */
const timeText = (minute: number): string => {
  if (minute % DAY === 0) return 'minuit';
  if (minute === DAY / 2) return 'midi';
  const minutes = minute % 60 === 0 ? '' : `\u00a0${String(minute % 60).padStart(2, '0')}`;
  return `${Math.floor(minute / 60)}\u00a0h${minutes}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const writtenHours = (hours: string): string =>
  writtenSpans(hours, {
    closed: 'fermé',
    allDay: '24 heures sur 24',
    span: (opens, closes) => `${timeText(opens)} – ${timeText(closes)}`,
  });

/** `lundi au vendredi` for a range; `et` for two days. */
const daysText = (first: Weekday, last: Weekday): string => {
  if (first === last) return DAYS[first];
  const isPair = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === 1;
  return `${DAYS[first]} ${isPair ? 'et' : 'au'} ${DAYS[last]}`;
};

const mayDiffer = (holiday: string): string => `${holiday}\u00a0: les heures peuvent changer`;

export const frenchHours: HoursWords = {
  always: 'Répond 24 heures sur 24',
  open: 'Ouvert maintenant',
  closed: 'Fermé maintenant',
  officeClosed: 'Bureau fermé, répond aux urgences 24 heures sur 24',
  emergencies: 'Répond aux urgences 24 heures sur 24',
  hours: 'Heures d’ouverture',
  weekLine: (first, last, hours) => `${capital(daysText(first, last))}\u00a0: ${writtenHours(hours)}`,
  dayHours: (day, hours) => `${capital(DAYS[day])}\u00a0: ${writtenHours(hours)}`,
  momentText: ({ weekday, minute }, ahead) => {
    const minutes = minute + ahead;
    const time = timeText(minutes % DAY);
    return ahead > DAY ? `${DAYS[weekdayOf(weekday + Math.floor(minutes / DAY))]} à ${time}` : time;
  },
  openUntil: (moment) => `Ouvert jusqu’à ${moment}`,
  mayDiffer,
  mayDifferButEmergencies: (holiday) => `${mayDiffer(holiday)}, répond aux urgences 24 heures sur 24`,
  specialDay: (date, hours) => `${capital(dayText(date, 'fr-CA'))}\u00a0: ${writtenHours(hours)}`,
  closedOpens: (moment) => `Fermé, ouvre ${/ à /.test(moment) ? moment : `à ${moment}`}`,
};
