import * as O from 'fp-ts/Option';
import { normalCode, type PostalCode } from './normal-code.ts';

export type { PostalCode } from './normal-code.ts';

export type Country = 'US' | 'CA';

/** What a visitor typed, as a postal code in normal form; none when it is off both patterns. */
export const parsePostalCode = (typed: string): O.Option<PostalCode> => O.fromNullable(normalCode(typed));

/** The country of a postal code, or of a Canadian area alone. */
export const countryOf = (code: string): Country => (/^\d/.test(code) ? 'US' : 'CA');

/** The area that a code represents on a map: the zip itself, or Canada's forward sortation area (`M5V`). */
export const areaOf = (code: PostalCode): string => (countryOf(code) === 'US' ? code : code.slice(0, 3));
