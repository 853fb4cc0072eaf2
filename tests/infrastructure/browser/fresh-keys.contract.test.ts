import { CryptoFreshKeys } from '../../../infrastructure/browser/crypto-fresh-keys.ts';
import { describeFreshKeys } from '../../contracts/fresh-keys.ts';
import { CountingFreshKeys } from '../../fakes/counting-fresh-keys.ts';

describeFreshKeys('fake', () => new CountingFreshKeys());
describeFreshKeys('crypto', () => new CryptoFreshKeys(crypto));
describeFreshKeys(
  'crypto on a page without TLS',
  () => new CryptoFreshKeys({ getRandomValues: (bytes) => crypto.getRandomValues(bytes) }),
);
