import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { CallRouting } from '../../../application/ports/dealers/call-routing.ts';

/** A routing service under test, and how a test sets its pools. */
export interface OpenedRouting {
  readonly routing: CallRouting;
  /** Sets the number of a `pool` and `routingGroup`. */
  readonly serve: (pool: string, routingGroup: string, number: string) => void;
}

/** The contract of every `CallRouting`. */
export const describeCallRouting = (name: string, open: () => OpenedRouting): void => {
  describe(`CallRouting: ${name}`, () => {
    test('returns the number of a pool and group', async () => {
      const { routing, serve } = open();
      serve('pool-1', 'group-1', '8335550121');
      expect(await routing.run('pool-1', 'group-1')()).toEqual(E.right('8335550121'));
    });

    test('returns NotFound for an unknown pool', async () => {
      expect(await open().routing.run('pool-9', 'group-1')()).toEqual(E.left({ _tag: 'NotFound' }));
    });
  });
};
