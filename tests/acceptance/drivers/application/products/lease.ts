import assert from 'node:assert/strict';
import { weighLeaseTexts as texts } from '../../../../../application/visitor/weigh-lease/texts.ts';
import { LEASE_FIELDS, WeighLease } from '../../../../../application/visitor/weigh-lease/weigh-lease.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import type { LeasePart } from '../../../choosing-parts.ts';
import type { Visit } from '../visit.ts';

export const leaseOf = (visit: Visit): LeasePart => {
  const weigh = new WeighLease();
  return {
    check: async (offer) => {
      await visit.contents.open('/pricing/leasing/');
      assert.ok(visit.contents.holds('acf/lease-calculator'), 'The page has no calculator');
      const [cash = '', monthly = '', months = '', due = '', purchase = ''] = LEASE_FIELDS.map(
        (field) => offer[texts[field]],
      );
      const typed = { cash, monthly, months, due, purchase };
      if (visit.scripts) weigh.weigh(typed);
      else weigh.showAt(new URLSearchParams(typed));
    },
    seenWhen: async () => {
      const { answer, errors } = currentOf(weigh.view$);
      return {
        rows: (answer?.rows ?? []).map(({ label, lease, buy }) => [label, lease, buy] as const),
        says: answer === null ? [] : [...answer.sentences, ...answer.notes],
        errors: Object.values(errors),
      };
    },
    // The use case has no port through which anything could leave it.
    wasSent: async () => false,
  };
};
