import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { PostalCode } from '../../../domain/postal-code/normal-code.ts';
import type { RebateDirectory } from '../../../application/ports/content/rebate-directory.ts';
import { lateRebateDirectory } from '../../../infrastructure/composition/browser/late-rebate-directory.ts';
import { FakeRebateDirectory } from '../../fakes/content/fake-rebate-directory.ts';

test('where what asks for rebates cannot be fetched there is no answer, and the next question fetches anew', async () => {
  let isOnline = false;
  const fetchDirectory = (): Promise<RebateDirectory> =>
    isOnline
      ? Promise.resolve(new FakeRebateDirectory())
      : Promise.reject(new TypeError('the network is gone'));
  const rebatesInBoston = lateRebateDirectory(fetchDirectory).rebatesAt('02110' as PostalCode);
  expect(await rebatesInBoston()).toEqual(E.left({ _tag: 'RebatesUnavailable', reason: 'no answer' }));
  isOnline = true;
  expect(E.isRight(await rebatesInBoston())).toBe(true);
});
