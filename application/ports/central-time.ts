import * as O from 'fp-ts/Option';
import { localTimeIn, type LocalMoment } from '../../domain/time/local-time.ts';
import { BRAND_TIME_ZONE, oncePerMinute } from './clock.ts';

/** The date and time in the brand's time zone. */
export const centralTimeOf = oncePerMinute((instant): LocalMoment =>
  O.getOrElse(() => ({ day: 0, weekday: 4, minute: 0 }))(localTimeIn(BRAND_TIME_ZONE, instant)),
);
