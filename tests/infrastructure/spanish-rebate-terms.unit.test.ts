import { expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { SPANISH_TERMS } from '../../application/visitor/estimate-savings/spanish-texts.ts';
import { PRODUCT_NAMES } from '../../infrastructure/http/incentives-wire.ts';
import { sampleRebates } from '../../infrastructure/sample/sample-rebates.ts';

const untranslated = (terms: ReadonlyArray<string>) =>
  [...new Set(terms)].filter((term) => SPANISH_TERMS[term] === undefined);

test('Every product that the incentives API may pay for has a Spanish name', () =>
  expect(untranslated(PRODUCT_NAMES)).toEqual([]));

test('The products, eligibility and description of each sample program are in Spanish', () =>
  expect(
    untranslated(
      sampleRebates().flatMap(({ program: { paysFor, whoCanApply, summary } }) => [
        ...paysFor,
        ...(O.isSome(whoCanApply) ? [whoCanApply.value] : []),
        ...(O.isSome(summary) ? [summary.value] : []),
      ]),
    ),
  ).toEqual([]));
