import { left } from 'fp-ts/Either';
import type { RebateDirectory } from '../../../application/ports/content/rebate-directory.ts';

/** Asks for rebates by what is fetched for the first question; where that can't be had there is no answer, and the next fetches anew. */
export const lateRebateDirectory = (fetchDirectory: () => Promise<RebateDirectory>): RebateDirectory => ({
  rebatesAt: (code, choice, wishes) => () =>
    fetchDirectory().then(
      (directory) => directory.rebatesAt(code, choice, wishes)(),
      () => left({ _tag: 'RebatesUnavailable', reason: 'no answer' }),
    ),
});
