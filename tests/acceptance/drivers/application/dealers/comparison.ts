import assert from 'node:assert/strict';
import type { CompareDealersView } from '../../../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { Comparison, ComparisonPart } from '../../../parts/parts.ts';
import { cardNamed } from './screen.ts';
import { searchAt, type Visit } from '../visit.ts';

export const comparisonOf = (visit: Visit): ComparisonPart => {
  const addressAfterPicking = (dealer: string): string | null => {
    const { compare } = cardNamed(visit, dealer);
    assert.ok(compare, `${dealer} cannot be compared`);
    return compare.address;
  };

  return {
    pick: async (dealer) => {
      const address = addressAfterPicking(dealer);
      assert.ok(address, `There is no room for ${dealer}`);
      // The address is replaced: going back leads to where the visitor was before the pick.
      visit.addresses.pop();
      await visit.goToAddress(address);
    },
    canPick: async (dealer) => addressAfterPicking(dealer) !== null,
    pickedWhen: async () => (visit.view?.kind === 'found' ? visit.view.compared.map(({ name }) => name) : []),
    compare: async () => {
      const address = visit.view?.kind === 'found' ? visit.view.comparison : null;
      assert.ok(address, 'There is nothing to compare');
      await visit.open({ page: 'comparison', search: searchAt(address) });
    },
    shownWhen: async () => {
      await settle();
      return comparisonIn(currentOf(visit.useCases.compareDealers.view$));
    },
  };
};

const comparisonIn = (view: CompareDealersView): Comparison =>
  view.kind === 'compared'
    ? view.dealers.map(({ card }, column) => ({
        name: card.name,
        says: Object.fromEntries(
          view.groups.flatMap(({ rows }) =>
            rows.map(({ label, cells }) => [label, cells[column]?.text ?? '']),
          ),
        ),
      }))
    : [];
