import { WEEKDAYS } from '../../../domain/dealer/dealer.ts';
import { weekdayOf, type Weekday } from '../../../domain/dealer/opening-hours.ts';
import { dayText } from '../../../domain/lead/booking-wish.ts';
import type { HoursWords } from './texts.ts';
import { writtenSpans } from './written-spans.ts';

const DAYS: { readonly [day in Weekday]: string } = {
  mon: 'lunes',
  tue: 'martes',
  wed: 'miércoles',
  thu: 'jueves',
  fri: 'viernes',
  sat: 'sábado',
  sun: 'domingo',
};

const DAY = 24 * 60;

/** `7:30 a. m.`; noon and midnight as words. */
const timeText = (minute: number): string => {
  if (minute % DAY === 0) return 'medianoche';
  if (minute === DAY / 2) return 'mediodía';
  const hour = Math.floor(minute / 60);
  const minutes = minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a' : 'p'}.\u00a0m.`;
};

/** With the right article: `la 1 p. m.`, `las 6 p. m.`, `la medianoche`, `el mediodía`. */
const withArticle = (minute: number): string => {
  const text = timeText(minute);
  if (minute === DAY / 2) return `el ${text}`;
  return minute === 0 || Math.floor(minute / 60) % 12 === 1 ? `la ${text}` : `las ${text}`;
};

/** `a las 6 p. m.`, `al mediodía`. */
const at = (time: string): string => (time.startsWith('el ') ? `al ${time.slice(3)}` : `a ${time}`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const writtenHours = (hours: string): string =>
  writtenSpans(hours, {
    closed: 'cerrado',
    allDay: 'las 24 horas',
    span: (opens, closes) => `${timeText(opens)} – ${timeText(closes)}`,
  });

/** `lunes a viernes` for a range; `y` for two days. */
const daysText = (first: Weekday, last: Weekday): string => {
  if (first === last) return DAYS[first];
  const isPair = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === 1;
  return `${DAYS[first]} ${isPair ? 'y' : 'a'} ${DAYS[last]}`;
};

const mayDiffer = (holiday: string): string => `${holiday}: el horario puede variar`;

export const spanishHours: HoursWords = {
  always: 'Contesta las 24 horas',
  open: 'Abierto ahora',
  closed: 'Cerrado ahora',
  officeClosed: 'Oficina cerrada, atiende emergencias las 24 horas',
  emergencies: 'Atiende emergencias las 24 horas',
  hours: 'Horario',
  weekLine: (first, last, hours) => `${capital(daysText(first, last))}: ${writtenHours(hours)}`,
  dayHours: (day, hours) => `${capital(DAYS[day])}: ${writtenHours(hours)}`,
  momentText: ({ weekday, minute }, ahead) => {
    const minutes = minute + ahead;
    const time = withArticle(minutes % DAY);
    const day = DAYS[weekdayOf(weekday + Math.floor(minutes / DAY))];
    return ahead > DAY ? `el ${day} ${at(time)}` : time;
  },
  openUntil: (moment) => `Abierto hasta ${moment}`,
  mayDiffer,
  mayDifferButEmergencies: (holiday) => `${mayDiffer(holiday)}, atiende emergencias las 24 horas`,
  specialDay: (date, hours) => `${capital(dayText(date, 'es-US'))}: ${writtenHours(hours)}`,
  closedOpens: (moment) => `Cerrado, abre ${/ (?:a|al) /.test(moment) ? moment : at(moment)}`,
};
