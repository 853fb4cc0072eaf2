import { expect, test } from '@jest/globals';
import { LookUpDealer } from '../../application/provider/look-up-dealer/look-up-dealer.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { HttpDealerLookUp } from '../../infrastructure/http/http-dealer-look-up.ts';
import { fromDealer } from '../../infrastructure/wire/dealer-wire.ts';
import { companyId } from '../builders/company-id.ts';
import { describeDealerLookUp } from '../contracts/dealers/dealer-look-up.ts';
import { MemoryDealerRecords } from '../fakes/dealers/memory-dealer-records.ts';
import { answering, refusing, resetBeforeHeaders } from '../faults/fault.ts';
import { PATIENCE_MS } from '../hang-guards.ts';
import { providerOfTests } from './provider-of-tests.ts';

describeDealerLookUp('our own records', async () => {
  let dealers: ReadonlyArray<Dealer> = [];
  let isBroken = false;
  const lookUp = () => {
    const records = new MemoryDealerRecords(dealers);
    if (isBroken) records.breakDown();
    return new LookUpDealer(records);
  };
  return {
    lookUp: { byCompanyId: (id) => lookUp().execute(id) },
    serve: (dealer) => void (dealers = [dealer]),
    breakDown: () => void (isBroken = true),
    close: async () => undefined,
  };
});

const provider = providerOfTests();
const overHttp = () =>
  new HttpDealerLookUp({ address: `${provider.address}/dealers/lookup`, timeoutMs: PATIENCE_MS });

describeDealerLookUp('a provider over HTTP', async () => {
  provider.serve('/dealers/lookup', refusing(404));
  return {
    lookUp: overHttp(),
    serve: (dealer) => provider.serve('/dealers/lookup', answering(fromDealer(dealer))),
    breakDown: () => provider.serve('/dealers/lookup', resetBeforeHeaders),
    close: async () => undefined,
  };
});

test("A provider's malformed dealer is reported by the place of the fault, without its data", async () => {
  provider.meet('/dealers/lookup', answering({ companyID: 7, score: 'Secret Street 1' }));
  expect(await overHttp().byCompanyId(companyId(7))()).toEqual({
    _tag: 'Left',
    left: { _tag: 'InvalidResponse', fault: 'score should be a non-negative integer' },
  });
  expect(provider.asked).toEqual(['/dealers/lookup?brand=AS&cid=7']);
});
