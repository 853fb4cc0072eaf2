import { expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import {
  replaceIncomeLimits,
  SqlIncomeLimits,
} from '../../../infrastructure/database/editions/sql-income-limits.ts';
import { importIncomeLimits } from '../../../infrastructure/import/import-income-limits.ts';
import { sharedAtlas } from '../../../infrastructure/maps/atlas.ts';
import { describeIncomeLimits } from '../../contracts/content/income-limits.ts';
import { FakeIncomeLimits } from '../../fakes/content/fake-income-limits.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeOnEveryDatabase } from './test-databases.ts';

describeIncomeLimits(
  'fake',
  async (areas) =>
    new FakeIncomeLimits(
      Object.fromEntries(areas.map(({ place, incomes }) => [`${place.city}, ${place.state}`, incomes])),
    ),
);

/** The first columns of HUD's table for 2025, with one that we don't need. */
const HEADER =
  'fips,stusps,state_name,County_Name,county_town_name,median2025,l80_1,l80_2,l80_3,l80_4,l80_5,l80_6,l80_7,l80_8';
const LOW = '"72,950","83,400","93,800","104,200","112,550","120,900","129,250","137,550"';
const HENNEPIN = `2705399999,MN,Minnesota,Hennepin County,,132400,${LOW}`;
const BIRMINGHAM = `107399999,AL,Alabama,Jefferson County,,92000,${LOW}`;
const GREENFIELD = `2501127025,MA,Massachusetts,Franklin County,Greenfield Town city,112300,${LOW}`;

describeOnEveryDatabase('Income limits', (test) => {
  const limits = () =>
    new SqlIncomeLimits(test.database.db, async (point) => (await sharedAtlas()).countyAt(point));
  const areaOf = async (city: string, state: string, lat: number, lon: number) => {
    const found = await limits().at({ city, state, lat, lon })();
    return E.isRight(found) ? O.toNullable(found.right)?.area : found.left;
  };
  const imported = async (...rows: ReadonlyArray<string>) => {
    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    const file = join(folder, 'limits.csv');
    await writeFile(file, `${rows.join('\n')}\n`);
    const progress = { checking: () => undefined, storing: () => undefined };
    const report = await importIncomeLimits(test.database, { file, progress });
    await rm(folder, { recursive: true });
    return report;
  };

  describeIncomeLimits('database', async (areas) => {
    const rows = areas.map(({ fips, place, incomes }) => ({ fips, state: place.state, ...incomes }));
    await replaceIncomeLimits(test.database.db, rows);
    return limits();
  });

  it('are imported from HUD’s table as it is, also without a leading zero', async () => {
    expect(await imported(HEADER, HENNEPIN, BIRMINGHAM, GREENFIELD)).toEqual({
      kind: 'imported',
      rows: 3,
      notes: ['Unknown columns were left out: state_name.'],
    });
    expect(await limits().at({ city: 'Minneapolis', state: 'MN', lat: 44.98, lon: -93.27 })()).toEqual(
      E.right(
        O.some({
          area: 'Hennepin County, MN',
          fiscalYear: 2025,
          median: 132_400,
          low: [72_950, 83_400, 93_800, 104_200, 112_550, 120_900, 129_250, 137_550],
        }),
      ),
    );
    expect(await areaOf('Birmingham', 'AL', 33.52, -86.8)).toBe('Jefferson County, AL');
    expect(await areaOf('Greenfield', 'MA', 42.59, -72.6)).toBe('Greenfield, MA');
  });

  it('are imported under the names of earlier years, and replace the others', async () => {
    await imported(HEADER, GREENFIELD);
    const earlier = HEADER.replace('fips', 'fips2010').replace('stusps', 'State_Alpha');
    await imported(earlier.replace('2025', '2022'), HENNEPIN);
    expect(await areaOf('Minneapolis', 'MN', 44.98, -93.27)).toBe('Hennepin County, MN');
    expect(await areaOf('Greenfield', 'MA', 42.59, -72.6)).toBeUndefined();
  });

  it('stay when a row is refused, with the line and the reason', async () => {
    await imported(HEADER, HENNEPIN);
    const report = await imported(HEADER.replace('median2025', 'median'), `27x,Minn,,,,1,12,${LOW.slice(9)}`);
    expect(report).toMatchObject({
      kind: 'refused',
      refusals: {
        shown: [
          { line: 2, field: 'fips', reason: 'should be ten digits, is "27x"' },
          { line: 2, field: 'stusps', reason: 'should be a state’s two letters, is "Minn"' },
          { line: 2, field: 'County_Name', reason: 'is missing' },
          { line: 2, field: 'median', reason: 'is missing, with its year: median2025' },
          { line: 2, field: 'l80_1', reason: 'should be whole US dollars from 5000 to 1000000' },
        ],
      },
    });
    expect(await imported(HEADER, HENNEPIN, HENNEPIN.replace('93,800', '9,380'))).toMatchObject({
      refusals: {
        shown: [
          { line: 3, field: 'fips', reason: '2705399999 is in the file already' },
          { line: 3, field: 'l80_3', reason: 'is below that of a smaller household' },
        ],
      },
    });
    expect(await areaOf('Minneapolis', 'MN', 44.98, -93.27)).toBe('Hennepin County, MN');
  });
});
