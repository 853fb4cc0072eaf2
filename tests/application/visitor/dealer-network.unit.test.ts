import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { readNetwork } from '../../../application/visitor/show-local-dealers/dealer-network.ts';
import { networkSizeIn } from '../../../application/visitor/show-local-dealers/network-texts.ts';
import { groupingByPlace } from '../../../domain/dealer/dealer-places.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { FakeDealerReviews } from '../../fakes/dealers/fake-dealer-reviews.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { finished } from '../../finished.ts';

const state = (code: string, count: number) => ({ code, count });

describe('The number of dealers', () => {
  test.each([
    [[], null],
    [[state('TX', 1)], '1 dealer in Texas'],
    [[state('TX', 12)], '12 dealers in Texas'],
    [[state('TX', 1000), state('IL', 24)], '1,024 dealers across the US'],
    [[state('TX', 2), state('QC', 1)], '3 dealers across the US and Canada'],
    [[state('ON', 2), state('QC', 1)], '3 dealers across Canada'],
    [[state('TX', 2), state('PR', 1)], '3 dealers across the US'],
  ])('for %j is %s', (states, size) => {
    expect(networkSizeIn('en')(states)).toBe(size);
  });
});

test.each([
  ['es', '3 distribuidores en Estados Unidos y Canadá', '12 distribuidores en Texas'],
  ['fr', '3 concessionnaires aux États-Unis et au Canada', '12 concessionnaires (Texas)'],
] as const)('The number of dealers is given in the language %s', (language, inBoth, inOne) => {
  expect(networkSizeIn(language)([state('TX', 2), state('QC', 1)])).toBe(inBoth);
  expect(networkSizeIn(language)([state('TX', 12)])).toBe(inOne);
});

test.each(['es', 'fr'] as const)('On a home page in %s, no reviews in English', async (language) => {
  const reviews = new FakeDealerReviews();
  const dealer = aDealer().withCompanyId(1).in('Laval', 'QC', 'H7A 0A1').reviewed(4.5, 10).build();
  reviews.serve(1, [{ authorName: 'Ann', rating: 4.5, date: '2026-03-01', text: 'Good work.' }]);
  const places = { states: () => TE.right(finished(groupingByPlace([dealer]))) };
  const read = await readNetwork({ places, reviews, log: new MemoryLogger(), language })();
  expect(E.getOrElseW(() => null)(read)?.reviews).toEqual([]);
});

test('Reviews are those of the dealers with the most reviews, each from a different state', async () => {
  const reviews = new FakeDealerReviews();
  const dealers = [1, 2, 3, 4, 5].map((id) =>
    aDealer()
      .named(`Dealer ${id}`)
      .withCompanyId(id)
      .in('Springfield', ['IL', 'TX', 'OH', 'OR', 'OR'][id - 1] ?? '', '75001')
      .reviewed(4.5, id * 10)
      .build(),
  );
  for (const id of [1, 2, 3, 4, 5]) {
    const text = `Review of ${id}. ${'Long. '.repeat(id < 3 ? 40 : id)}`;
    reviews.serve(id, [{ authorName: `Customer ${id}`, rating: 4, date: `2026-0${id}-01`, text }]);
  }
  const places = { states: () => TE.right(finished(groupingByPlace(dealers))) };
  const read = await readNetwork({ places, reviews, log: new MemoryLogger() })();
  const network = E.getOrElseW(() => null)(read);
  expect(network?.size).toBe('5 dealers across the US');
  expect(network?.reviews.map(({ author, dealer, address }) => [author, dealer, address])).toEqual([
    ['Customer 2', 'Dealer 2', '/dealers/tx/springfield/dealer-2-2/'],
    ['Customer 5', 'Dealer 5', '/dealers/or/springfield/dealer-5-5/'],
    ['Customer 3', 'Dealer 3', '/dealers/oh/springfield/dealer-3-3/'],
  ]);
  expect(network?.reviews.map(({ text }) => [text.length <= 152, text.endsWith('Long. …')])).toEqual([
    [true, true],
    [true, false],
    [true, false],
  ]);
});

test('Unreadable records are a failure, and empty ones give no dealers', async () => {
  const fault = { _tag: 'RecordsUnavailable', fault: 'gone' } as const;
  const ports = { reviews: new FakeDealerReviews(), log: new MemoryLogger() };
  expect(await readNetwork({ ...ports, places: { states: () => TE.left(fault) } })()).toEqual(E.left(fault));
  expect(await readNetwork({ ...ports, places: { states: () => TE.right([]) } })()).toEqual(
    E.right({ size: null, reviews: [] }),
  );
});
