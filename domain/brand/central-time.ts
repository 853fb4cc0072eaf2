import * as O from 'fp-ts/Option';
import { localTimeIn, type LocalMoment } from '../time/local-time.ts';

/** The time zone of the brand's customer service. */
export const BRAND_TIME_ZONE = 'America/Chicago';

/** The date and time in the brand's time zone at an instant (milliseconds since 1970). */
export const centralTimeAt = (instant: number): LocalMoment =>
  O.getOrElse(() => ({ day: 0, weekday: 4, minute: 0 }))(localTimeIn(BRAND_TIME_ZONE, instant));
