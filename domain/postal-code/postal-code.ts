import * as O from 'fp-ts/Option';
import { normalCode, type PostalCode } from './normal-code.ts';

export type { PostalCode } from './normal-code.ts';

export type Country = 'US' | 'CA';

/** Parses a typed postal code; none when it matches neither pattern. */
export const parsePostalCode = (typed: string): O.Option<PostalCode> => O.fromNullable(normalCode(typed));

/** The country of a postal code or of a Canadian area. */
export const countryOf = (code: string): Country => (/^\d/.test(code) ? 'US' : 'CA');

/** The code's area on a map: the zip itself, or the Canadian forward sortation area (`M5V`). */
export const areaOf = (code: PostalCode): string => (countryOf(code) === 'US' ? code : code.slice(0, 3));
