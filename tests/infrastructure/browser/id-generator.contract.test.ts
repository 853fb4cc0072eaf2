import { CryptoIdGenerator } from '../../../infrastructure/browser/crypto-id-generator.ts';
import { describeIdGenerator } from '../../contracts/id-generator.ts';
import { CountingIdGenerator } from '../../fakes/counting-id-generator.ts';

describeIdGenerator('fake', () => new CountingIdGenerator());
describeIdGenerator('crypto', () => new CryptoIdGenerator(crypto));
describeIdGenerator(
  'crypto on a page without TLS',
  () => new CryptoIdGenerator({ getRandomValues: (bytes) => crypto.getRandomValues(bytes) }),
);
