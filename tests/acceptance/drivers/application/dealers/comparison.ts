import assert from 'node:assert/strict';
import type { CompareDealersView } from '../../../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import { searchNear } from '../../../../../domain/dealer/dealer-search.ts';
import { withComparedToggled } from '../../../../../domain/dealer/search-steps.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { Comparison, ComparisonPart } from '../../../parts.ts';
import { cardNamed } from './screen.ts';
import type { Visit } from '../visit.ts';

export const comparisonOf = (visit: Visit): ComparisonPart => {
  const searchAfterPicking = (dealer: string) => {
    const { companyId } = cardNamed(visit, dealer);
    assert.ok(companyId !== null);
    return withComparedToggled(visit.address.search, companyId);
  };

  return {
    pick: async (dealer) => {
      const search = searchAfterPicking(dealer);
      assert.ok(search, `There is no room for ${dealer}`);
      // The address is replaced: going back leads to where the visitor was before the pick.
      visit.addresses.pop();
      await visit.goTo(search);
    },
    canPick: async (dealer) => searchAfterPicking(dealer) !== null,
    pickedWhen: async () => (visit.view?.kind === 'found' ? visit.view.compared.map(({ name }) => name) : []),
    compare: async () => {
      const { zipcode, compared } = visit.address.search;
      await visit.open({ page: 'comparison', search: { ...searchNear(zipcode), compared } });
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
