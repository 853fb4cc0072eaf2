import { expect, test } from '@jest/globals';
import { SignedRequestLinks } from '../../../infrastructure/system/signed-request-links.ts';
import { describeRequestLinks } from '../../contracts/leads/request-links.ts';
import { plainRequestLinks } from '../../fakes/leads/plain-request-links.ts';

const SITE = 'https://www.example.com';

describeRequestLinks('PlainRequestLinks', plainRequestLinks);
describeRequestLinks('SignedRequestLinks', new SignedRequestLinks('a secret', SITE));

test('Links of another secret let nobody in', () => {
  const id = '6f1e02ac-4b7d-4c55-9a3e-0d9b1f2c3a4d';
  const address = new SignedRequestLinks('another secret', SITE).addressFor(id, 'visitor', 'en');
  const token = new URL(address).searchParams.get('key') ?? '';
  expect(new SignedRequestLinks('a secret', SITE).roleOf(id, token)).toBe(null);
});
