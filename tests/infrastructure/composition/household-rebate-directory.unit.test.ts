import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { NO_WISHES } from '../../../domain/rebate/rebate-wishes.ts';
import { HouseholdRebateDirectory } from '../../../infrastructure/composition/provider/household-rebate-directory.ts';
import { areaRebates } from '../../builders/area-rebates.ts';
import { FakeRebateDirectory } from '../../fakes/content/fake-rebate-directory.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

test('Without readable income limits, a household is compared with the national median', async () => {
  const code = '02110' as PostalCode;
  const log = new MemoryLogger();
  const source = new FakeRebateDirectory();
  source.serve(code, areaRebates('Boston, MA'));
  const directory = new HouseholdRebateDirectory(source, {
    incomeLimits: { at: () => TE.left({ _tag: 'RecordsUnavailable', fault: 'no such table' }) },
    places: new MemoryPostalPlaces([[code, { city: 'Boston', state: 'MA', lat: 42, lon: -71 }]]),
    clock: new FakeClock(),
    log,
  });
  const household = { income: 50_000, size: 2, owner: 'homeowner' } as const;
  const found = await directory.rebatesAt(code, undefined, { ...NO_WISHES, household })();
  expect(E.isRight(found) && O.toNullable(found.right.household)).toMatchObject({ median: 'country' });
  expect(log.errors).toEqual(['The income limits could not be read: no such table']);
});
