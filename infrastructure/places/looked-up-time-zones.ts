import lookUp from '@photostructure/tz-lookup';
import * as O from 'fp-ts/Option';
import type { TimeZones } from '../../application/ports/dealers/time-zones.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';

/** Time zones out of the library's map, which throws for points that are not on the earth. */
export class LookedUpTimeZones implements TimeZones {
  at({ lat, lon }: Coordinates): O.Option<string> {
    return O.tryCatch(() => lookUp(lat, lon));
  }
}
