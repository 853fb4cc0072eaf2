import { expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { LookedUpTimeZones } from '../../../infrastructure/places/looked-up-time-zones.ts';

test.each([
  ['Addison', 32.96, -96.84, 'America/Chicago'],
  ['El Paso, in the other time zone of Texas', 31.76, -106.49, 'America/Denver'],
  ['Phoenix', 33.45, -112.07, 'America/Phoenix'],
  ['Toronto', 43.65, -79.38, 'America/Toronto'],
  ['San Juan', 18.47, -66.11, 'America/Puerto_Rico'],
])('%s is in its time zone', (_place, lat, lon, zone) =>
  expect(new LookedUpTimeZones().at({ lat, lon })).toEqual(O.some(zone)),
);

test.each([
  [91, 0],
  [0, 181],
  [NaN, 0],
])('The invalid position %d, %d has no time zone', (lat, lon) =>
  expect(new LookedUpTimeZones().at({ lat, lon })).toEqual(O.none),
);
