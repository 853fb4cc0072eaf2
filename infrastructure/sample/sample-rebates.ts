import * as E from 'fp-ts/Either';
import type { AreaProgram } from '../database/editions/edition-rows.ts';
import { decodeProgram } from '../wire/rebate-wire.ts';
import file from './rebates.json' with { type: 'json' };

/**
 * Invented programs that resemble real ones, so that the site can be tried at once. Pages label them as sample data. Amounts are for a
 * typical project, a system of three tons. Operators can import the same file.
 */
export const sampleRebates = (): ReadonlyArray<AreaProgram> =>
  file.rebates.map(({ zipPrefix, cityState, ...fields }) => {
    const program = decodeProgram(fields, fields.id);
    if (E.isLeft(program)) throw new Error(`Sample rebates: ${program.left}`);
    return { zipPrefix, cityState, program: program.right };
  });
