import type { Errors } from 'io-ts';
import { quoted, type Fault } from './refusal.ts';

/** Fields with personal or long values, which aren't quoted. */
const UNQUOTED = /mail|author|text|response/i;

/** The field and reason of each codec error. */
export const codecFaults = (errors: Errors): ReadonlyArray<Fault> =>
  errors.map(({ context, value }) => {
    const field = context
      .map(({ key }) => key)
      .filter((key) => key !== '')
      .join('.');
    const expected = context.at(-1)?.type.name ?? 'something else';
    const isQuoted = !UNQUOTED.test(field) && (typeof value !== 'object' || value === null);
    return {
      field: field || 'row',
      reason: `should be ${expected}${isQuoted ? `, is ${quoted(value)}` : ''}`,
    };
  });
