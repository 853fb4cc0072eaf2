import { centralTimeAt } from '../../domain/brand/central-time.ts';
import { oncePerMinute } from './clock.ts';

/** The date and time in the brand's time zone. */
export const centralTimeOf = oncePerMinute(centralTimeAt);
