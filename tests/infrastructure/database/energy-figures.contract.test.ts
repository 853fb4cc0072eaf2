import { expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import {
  replaceEnergyPrices,
  SqlEnergyFigures,
} from '../../../infrastructure/database/editions/sql-energy-figures.ts';
import { BuiltInEnergyFigures } from '../../../infrastructure/energy/built-in-energy-figures.ts';
import { importEnergyPrices } from '../../../infrastructure/import/import-energy-prices.ts';
import { describeEnergyFigures } from '../../contracts/content/energy-figures.ts';
import { FakeEnergyFigures } from '../../fakes/content/fake-energy-figures.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeOnEveryDatabase } from './test-databases.ts';

const DALLAS = { city: 'Dallas', state: 'TX', lat: 32.78, lon: -96.8 };

describeEnergyFigures('fake', async (prices) => new FakeEnergyFigures(prices));

describeOnEveryDatabase('Energy figures', (test) => {
  const figures = () => new SqlEnergyFigures(test.database.db, new BuiltInEnergyFigures());
  const pricesIn = async () => {
    const found = await figures().at(DALLAS)();
    return E.isRight(found) ? O.toNullable(found.right.prices) : found.left;
  };
  const imported = async (content: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    const file = join(folder, 'prices.csv');
    await writeFile(file, content);
    const progress = { checking: () => undefined, storing: () => undefined };
    const report = await importEnergyPrices(test.database, { file, progress });
    await rm(folder, { recursive: true });
    return report;
  };

  describeEnergyFigures('database', async (prices) => {
    await replaceEnergyPrices(test.database.db, prices);
    return figures();
  });

  it('come with the site until prices are imported, and again for states without a row', async () => {
    expect(await pricesIn()).toEqual({ state: 'TX', electricity: 0.145, gas: 1.6, period: '2023' });
    expect(await imported('state,electricity,gas,period\nTX,0.17,1.9,2026\n')).toEqual({
      kind: 'imported',
      rows: 1,
      notes: [],
    });
    expect(await pricesIn()).toEqual({ state: 'TX', electricity: 0.17, gas: 1.9, period: '2026' });
    await imported('state,electricity,gas,period\nMN,0.17,1.9,2026\n');
    expect(await pricesIn()).toMatchObject({ period: '2023' });
  });

  it('stay when a row is refused, with the line and the reason', async () => {
    await imported('state,electricity,gas,period\nTX,0.17,1.9,2026\n');
    const report = await imported(
      'state,electricity,gas,period\nTexas,17,0.1,\nMN,0.17,1.9,2026\nMN,0.17,1.9,2026\n',
    );
    expect(report).toMatchObject({
      kind: 'refused',
      refusals: {
        shown: [
          { line: 2, field: 'state', reason: 'should be a state’s two letters, is "Texas"' },
          { line: 2, field: 'electricity', reason: 'should be US dollars from 0.02 to 1.5' },
          { line: 2, field: 'gas', reason: 'should be US dollars from 0.2 to 10' },
          { line: 2, field: 'period', reason: 'is missing' },
          { line: 4, field: 'state', reason: 'MN is in the file already' },
        ],
      },
    });
    expect(await pricesIn()).toMatchObject({ period: '2026' });
  });
});
