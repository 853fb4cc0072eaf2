import { beforeEach, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import { EditionLoader } from '../../../infrastructure/database/editions/edition-loader.ts';
import { SqlRebateDirectory } from '../../../infrastructure/database/editions/sql-rebate-directory.ts';
import { aProgram } from '../../builders/a-program.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { describeOnEveryDatabase } from './test-databases.ts';

const HEAD = { sample: false, loadedAt: '2026-11-20T10:00:00.000Z' };
const row = (zipPrefix: string, cityState: string, program: RebateProgram) => ({
  zipPrefix,
  cityState,
  program,
});

describeOnEveryDatabase('Recorded rebates', (test) => {
  let servesSample: boolean;
  beforeEach(() => void (servesSample = false));

  const load = (sample: boolean, ...rows: ReadonlyArray<ReturnType<typeof row>>) =>
    new EditionLoader(test.database.db).loadRebates({ ...HEAD, sample }, rows);
  const read = (code: string) =>
    new SqlRebateDirectory(test.database.db, new FakeClock(), () => servesSample).rebatesAt(
      code as PostalCode,
    )();
  const named = (...names: ReadonlyArray<string>) => names.map((name) => expect.objectContaining({ name }));

  it('are those of every prefix of a zip, with the city of the longest one', async () => {
    await load(
      false,
      row('0', 'New England', aProgram('region').paying(100).build()),
      row('02110', 'Boston, MA', aProgram('town').paying(300).build()),
      row('021', 'Greater Boston, MA', aProgram('area').paying(200).build()),
      row('022', 'Elsewhere, MA', aProgram('other').paying(900).build()),
    );
    expect(await read('02110')).toMatchObject(
      E.right({
        cityState: O.some('Boston, MA'),
        maxRebate: 300,
        programs: named('Program town', 'Program area', 'Program region'),
      }),
    );
    expect(await read('02199')).toMatchObject(E.right({ cityState: O.some('Greater Boston, MA') }));
  });

  it('list a program once: for two with the same id, that of the longer prefix', async () => {
    await load(
      false,
      row('0', 'New England', aProgram('a').paying(100).build()),
      row('021', 'Boston, MA', aProgram('a').paying(200).build()),
    );
    expect(await read('02110')).toMatchObject(
      E.right({ maxRebate: 200, programs: [{ amountLabel: 'Up to $200' }] }),
    );
  });

  it('are found for a Canadian area', async () => {
    await load(false, row('M5V', 'Toronto, ON', aProgram('a').paying(100).build()));
    expect(await read('M5V 3L9')).toMatchObject(E.right({ cityState: O.some('Toronto, ON') }));
    expect(await read('M5W 3L9')).toMatchObject(E.right({ cityState: O.none }));
  });

  it('are returned only with sample dealers if they are samples', async () => {
    await load(true, row('021', 'Boston, MA', aProgram('a').paying(100).build()));
    expect(await read('02110')).toMatchObject(E.right({ programs: [], isSample: false }));
    servesSample = true;
    expect(await read('02110')).toMatchObject(E.right({ maxRebate: 100, isSample: true }));
  });

  it('fail without quoting data if another program stored something else there', async () => {
    await load(false, row('021', 'Boston, MA', aProgram('a').build()));
    await test.database.db.updateTable('rebates').set({ record: '{"secret":1}' }).execute();
    expect(await read('02110')).toEqual(
      E.left({ _tag: 'RebatesUnavailable', reason: 'database: INVALID_ROW' }),
    );
  });
});
