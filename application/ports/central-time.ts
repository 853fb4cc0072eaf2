import * as O from 'fp-ts/Option';
import { localTimeIn, type LocalTime } from '../../domain/time/local-time.ts';
import { BRAND_TIME_ZONE, oncePerMinute } from './clock.ts';

/** The day and time of the week in the brand's time zone. */
export const centralTimeOf = oncePerMinute((instant): LocalTime =>
  O.getOrElse(() => ({ weekday: 0, minute: 0 }))(localTimeIn(BRAND_TIME_ZONE, instant)),
);
