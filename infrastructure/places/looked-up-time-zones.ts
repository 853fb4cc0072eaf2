import lookUp from '@photostructure/tz-lookup';
import * as O from 'fp-ts/Option';
import type { TimeZones } from '../../application/ports/dealers/time-zones.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';

/** Looks up time zones in the library's map, which throws for invalid coordinates. */
export class LookedUpTimeZones implements TimeZones {
  at({ lat, lon }: Coordinates): O.Option<string> {
    return O.tryCatch(() => lookUp(lat, lon));
  }
}
