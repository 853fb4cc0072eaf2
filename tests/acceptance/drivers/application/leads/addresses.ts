import assert from 'node:assert/strict';
import { dealerForm } from '../../../../../domain/lead/forms/dealer-form.ts';
import { fieldsOf } from '../../../../../domain/lead/form.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { AddressesPart, FormsPart } from '../../../parts/form-parts.ts';
import type { Visit } from '../visit.ts';

/** More than the pause after which suggestions are asked for, in milliseconds. */
const A_MOMENT = 1_000;

export const addressesOf = (visit: Visit, forms: FormsPart): AddressesPart => {
  const labels = (): ReadonlyArray<string> =>
    currentOf(visit.useCases.suggestAddresses.view$).suggestions.map(({ label }) => label);

  return {
    type: async (text) => {
      const seen = await forms.seenWhen(() => true);
      const zip = seen.kind === 'form' ? (seen.values.zip ?? '') : '';
      void visit.useCases.suggestAddresses.type(text, zip);
      await visit.clock.advance(A_MOMENT);
    },
    suggestedWhen: async () => {
      await settle();
      return labels();
    },
    choose: async (label) => {
      const chosen = visit.useCases.suggestAddresses.choose(labels().indexOf(label));
      assert.ok(chosen, `${label} is not suggested`);
      const parts = new Map(Object.entries(chosen));
      await forms.fillIn(
        fieldsOf(dealerForm).flatMap((field) => {
          const text = parts.get(field.name);
          return text === undefined ? [] : [[field, text] as const];
        }),
      );
    },
    fail: async () => visit.suggestions.breakDown(),
    timesAsked: async () => visit.suggestions.asked.length,
  };
};
