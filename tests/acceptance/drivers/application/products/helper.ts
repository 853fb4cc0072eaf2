import assert from 'node:assert/strict';
import { SuggestSystems } from '../../../../../application/visitor/suggest-systems/suggest-systems.ts';
import {
  DUCTS_TEXTS,
  FUEL_TEXTS,
  suggestSystemsTexts,
} from '../../../../../application/visitor/suggest-systems/texts.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { FakePlaceOfCode } from '../../../../fakes/dealers/fake-place-of-code.ts';
import { MemoryPageAddress } from '../../../../fakes/visitor/memory-page-address.ts';
import type { HelperPart } from '../../../choosing-parts.ts';
import type { Visit } from '../visit.ts';

/** The value of an option by the label that is seen. */
export const valueOf = (labels: Readonly<Record<string, string>>, label: string): string => {
  const [value] = Object.entries(labels).find(([, text]) => text === label) ?? [];
  assert.ok(value, `There is no ${label}`);
  return value;
};

export const helperOf = ({ contents }: Visit): HelperPart => {
  const suggest = new SuggestSystems(new FakePlaceOfCode(), new MemoryPageAddress());
  return {
    answer: async ({ fuel, ducts, zip = '' }) => {
      await contents.open('/products/');
      assert.ok(contents.holds('acf/system-finder'), 'The product overview has no helper');
      await suggest.showAt(new URLSearchParams(), '/products/');
      await suggest.answer(
        new URLSearchParams({
          ...(fuel !== undefined && { fuel: valueOf(FUEL_TEXTS, fuel) }),
          ...(ducts !== undefined && { ducts: valueOf(DUCTS_TEXTS, ducts) }),
          zip,
        }),
      );
    },
    answerAgain: async (zip) => {
      const { fuel, ducts } = currentOf(suggest.view$);
      await suggest.answer(new URLSearchParams({ fuel, ducts, zip }));
    },
    seenWhen: async () => {
      const { result, zipError } = currentOf(suggest.view$);
      return {
        systems: (result?.systems ?? []).map(({ name, label, reasons, pages }) => ({
          ...{ name, label, reasons },
          pages: pages.map(({ text }) => text),
        })),
        says:
          result === null ? [] : [result.climate, suggestSystemsTexts.rule].filter((text) => text !== null),
        zipError: zipError ?? '',
      };
    },
  };
};
