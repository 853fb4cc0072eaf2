import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { CallRouting } from '../../../application/ports/dealers/call-routing.ts';

/** A routing service with one pool, and how a test may trouble it. */
export interface OpenedRouting {
  readonly routing: CallRouting;
  /** From now on `pool` and `routingGroup` have this number. */
  readonly serve: (pool: string, routingGroup: string, number: string) => void;
}

/** What every `CallRouting` does. */
export const describeCallRouting = (name: string, open: () => OpenedRouting): void => {
  describe(`CallRouting: ${name}`, () => {
    test('gives the number of a pool and group', async () => {
      const { routing, serve } = open();
      serve('pool-1', 'group-1', '8335550121');
      expect(await routing.run('pool-1', 'group-1')()).toEqual(E.right('8335550121'));
    });

    test('says so when it knows no such pool', async () => {
      expect(await open().routing.run('pool-9', 'group-1')()).toEqual(E.left({ _tag: 'NotFound' }));
    });
  });
};
