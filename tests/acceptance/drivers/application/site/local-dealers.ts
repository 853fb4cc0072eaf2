import assert from 'node:assert/strict';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { LocalDealersPart } from '../../../parts/parts.ts';
import { searchAt, type Visit } from '../visit.ts';

export const localDealersOf = (visit: Visit): LocalDealersPart => {
  const view = () => currentOf(visit.useCases.showLocalDealers.view$);
  return {
    shownWhen: async () => {
      await settle();
      const shown = view();
      if (shown.kind === 'unknown') return null;
      const rated = shown.rated.map(({ name, rating }) => [name, rating?.text ?? ''] as const);
      return { heading: shown.heading, rated };
    },
    choose: async (dealer) => {
      await settle();
      const shown = view();
      assert.ok(shown.kind === 'known' && shown.rated.some(({ name }) => name === dealer), `No ${dealer}`);
      await visit.open({ page: 'locator', search: searchAt(shown.ratedAddress) });
    },
  };
};
