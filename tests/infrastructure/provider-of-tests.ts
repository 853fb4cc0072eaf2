import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { FaultServer } from '../faults/fault-server.ts';

class ProviderOfTests extends FaultServer {
  address = '';
}

/** A provider for the tests of a file, or of the `describe` that calls it; each test scripts its answers. */
export const providerOfTests = (): ProviderOfTests => {
  const provider = new ProviderOfTests();
  beforeAll(async () => void (provider.address = await provider.open()));
  afterEach(() => provider.reset());
  afterAll(() => provider.close());
  return provider;
};
