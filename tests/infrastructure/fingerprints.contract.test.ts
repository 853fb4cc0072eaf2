import { expect, test } from '@jest/globals';
import { Sha256Fingerprint } from '../../infrastructure/system/sha256-fingerprint.ts';
import { describeFingerprint } from '../contracts/fingerprint.ts';
import { PlainFingerprint } from '../fakes/plain-fingerprint.ts';

describeFingerprint('PlainFingerprint', new PlainFingerprint());
describeFingerprint('Sha256Fingerprint', new Sha256Fingerprint());

test('A fingerprint contains nothing of its text', () =>
  expect(new Sha256Fingerprint().of('ann@example.com')).toMatch(/^[0-9a-f]{64}$/));
