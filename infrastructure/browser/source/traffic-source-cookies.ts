import { NUMBER_TYPES } from '../../../domain/dealer/dealer.ts';
import {
  numberTypeOf,
  setsFlag,
  SOURCE_KEPT_MS,
  type Landing,
  type TrafficSource,
} from '../../../domain/visitor/traffic-source.ts';
import { cookieNamed } from '../../wire/cookies.ts';

/** The cookies that store the visitor's traffic source for 7 days (specification, section 9). */
const NUMBER_TYPE = 'numberType';
const HIDES_RATINGS = 'hidesRatings';

/** The cookies to write on a landing page, in the format of `document.cookie`. Empty when the landing has no source. */
export const cookiesOfLanding = (landing: Landing, isSecure: boolean): ReadonlyArray<string> => {
  const kept = `; Max-Age=${SOURCE_KEPT_MS / 1000}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const type = numberTypeOf(landing);
  return [
    ...(type ? [`${NUMBER_TYPE}=${type}${kept}`] : []),
    ...(setsFlag(landing) ? [`${HIDES_RATINGS}=1${kept}`] : []),
  ];
};

/** The traffic source in cookies. Invalid values are ignored. */
export const trafficSourceOf = (cookies: string): TrafficSource => {
  const written = cookieNamed(NUMBER_TYPE, cookies);
  return {
    numberType: NUMBER_TYPES.find((type) => type === written) ?? null,
    hidesRatings: cookieNamed(HIDES_RATINGS, cookies) === '1',
  };
};
