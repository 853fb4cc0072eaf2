import fc from 'fast-check';
import type { Weekday } from '../../domain/dealer/opening-hours.ts';

/** The hours of a week whose days have these texts. */
const weekOf = <A>(textOf: (day: Weekday) => A): { readonly [day in Weekday]: A } => ({
  mon: textOf('mon'),
  tue: textOf('tue'),
  wed: textOf('wed'),
  thu: textOf('thu'),
  fri: textOf('fri'),
  sat: textOf('sat'),
  sun: textOf('sun'),
});

/** An office that is open from Monday to Friday. */
export const OFFICE_WEEK = weekOf((day) => (day.startsWith('s') ? 'Closed' : '8 AM - 5 PM'));

/** Any week whose days have some of these texts. */
export const anyWeek = (...texts: ReadonlyArray<string>) =>
  fc.record(weekOf(() => fc.constantFrom(...texts)));
