import * as E from 'fp-ts/Either';
import type { AreaProgram } from '../database/editions/edition-rows.ts';
import { decodeProgram } from '../wire/rebate-wire.ts';
import file from './rebates.json' with { type: 'json' };

/**
 * Invented programs that follow real patterns, so that the site can be tried at once; a page marks them as sample data. Their
 * amounts are those of a typical project, a system of three tons. The file is one that operators can import.
 */
export const sampleRebates = (): ReadonlyArray<AreaProgram> =>
  file.rebates.map(({ zipPrefix, cityState, ...fields }) => {
    const program = decodeProgram(fields, fields.id);
    if (E.isLeft(program)) throw new Error(`Sample rebates: ${program.left}`);
    return { zipPrefix, cityState, program: program.right };
  });
