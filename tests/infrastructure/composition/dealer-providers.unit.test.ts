import { describe, expect, test } from '@jest/globals';
import { LookUpDealer } from '../../../application/provider/look-up-dealer/look-up-dealer.ts';
import {
  DEALER_PROVIDER_NAMES,
  dealerLookUp,
} from '../../../infrastructure/composition/provider/dealer-providers.ts';
import { HttpDealerLookUp } from '../../../infrastructure/http/http-dealer-look-up.ts';
import { BadSetting, readSettings } from '../../../infrastructure/settings/settings.ts';
import { MemoryDealerRecords } from '../../fakes/dealers/memory-dealer-records.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const lookUpOf = (dealerProvider: string) => () =>
  dealerLookUp(
    { ...readSettings({ PROVIDER_API_HOST: 'https://dealers.example' }), dealerProvider },
    new LookUpDealer(new MemoryDealerRecords([])),
    new MemoryLogger(),
  );

describe('The setting DEALER_PROVIDER', () => {
  test.each(DEALER_PROVIDER_NAMES)('knows %s', (name) => {
    expect(lookUpOf(name)()).toBeInstanceOf(HttpDealerLookUp);
  });

  test.each(['acme', 'constructor', 'toString', '__proto__'])('knows no provider %s', (name) => {
    expect(lookUpOf(name)).toThrow(new BadSetting(`There is no dealer provider ${name}`));
    expect(() => readSettings({ DEALER_PROVIDER: name }, DEALER_PROVIDER_NAMES)).toThrow(
      `Setting DEALER_PROVIDER is "${name}": expected standard`,
    );
  });
});
