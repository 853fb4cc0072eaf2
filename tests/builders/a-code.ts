import * as O from 'fp-ts/Option';
import { parsePostalCode, type PostalCode } from '../../domain/postal-code/postal-code.ts';

/** A code that a test knows to be well formed. */
export const aCode = (text: string): PostalCode =>
  O.getOrElseW(() => '' as PostalCode)(parsePostalCode(text));
