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
    [[state('TX', 1000), state('IL', 24)], '1,024 dealers in 2 states'],
    [[state('TX', 2), state('QC', 1)], '3 dealers in 1 state and 1 province'],
    [[state('ON', 2), state('QC', 1)], '3 dealers in 2 provinces'],
    [
      [state('TX', 2), state('DC', 1), state('PR', 1), state('QC', 1)],
      '5 dealers in 1 state, Washington, DC, 1 US territory and 1 province',
    ],
  ])('for %j is %s', (states, size) => {
    expect(networkSizeIn('en')(states)).toBe(size);
  });
});

test.each([
  ['es', '3 distribuidores en 1 estado y 1 provincia', '12 distribuidores en Texas'],
  ['fr', '3 concessionnaires dans 1 État et 1 province', '12 concessionnaires (Texas)'],
] as const)('The number of dealers is given in the language %s', (language, inBoth, inOne) => {
  expect(networkSizeIn(language)([state('TX', 2), state('QC', 1)])).toBe(inBoth);
  expect(networkSizeIn(language)([state('TX', 12)])).toBe(inOne);
});

test('On the French home page, dealers and their reviews are formatted as on other French pages', async () => {
  const reviews = new FakeDealerReviews();
  const dealer = aDealer()
    .named('ACE')
    .withCompanyId(1)
    .in('Laval', 'QC', 'H7A 0A1')
    .reviewed(4.5, 10)
    .build();
  reviews.serve(1, [{ authorName: 'Ann', rating: 4.5, date: '2026-03-01', text: 'Bon travail.' }]);
  const places = { states: () => TE.right(finished(groupingByPlace([dealer]))) };
  const read = await readNetwork({ places, reviews, log: new MemoryLogger(), language: 'fr' })();
  expect(E.getOrElseW(() => null)(read)?.reviews).toMatchObject([
    {
      dealer: 'Ace',
      town: 'Laval (Québec)',
      address: '/fr/concessionnaires/qc/laval/ace-1/',

      text: 'Bon travail.',
      date: { text: expect.stringMatching(/^1(?:er)? mars 2026$/) },
      rating: { text: 'Note de 4,5 sur 5' },
    },
  ]);
});

test('The newest reviews are those of the dealers with the most reviews, each from a different state', async () => {
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
    const text = `Review of ${id}. ${'Long. '.repeat(40)}`;
    reviews.serve(id, [{ authorName: `Customer ${id}`, rating: 4, date: `2026-0${id}-01`, text }]);
  }
  const places = { states: () => TE.right(finished(groupingByPlace(dealers))) };
  const read = await readNetwork({ places, reviews, log: new MemoryLogger() })();
  const network = E.getOrElseW(() => null)(read);
  expect(network?.size).toBe('5 dealers in 4 states');
  expect(network?.reviews.map(({ author, dealer, address }) => [author, dealer, address])).toEqual([
    ['Customer 5', 'Dealer 5', '/dealers/or/springfield/dealer-5-5/'],
    ['Customer 3', 'Dealer 3', '/dealers/oh/springfield/dealer-3-3/'],
    ['Customer 2', 'Dealer 2', '/dealers/tx/springfield/dealer-2-2/'],
  ]);
  expect(network?.reviews.every(({ text }) => text.length <= 202 && text.endsWith('Long. …'))).toBe(true);
});

test('Unreadable records are a failure, and empty ones give no dealers', async () => {
  const fault = { _tag: 'RecordsUnavailable', fault: 'gone' } as const;
  const ports = { reviews: new FakeDealerReviews(), log: new MemoryLogger() };
  expect(await readNetwork({ ...ports, places: { states: () => TE.left(fault) } })()).toEqual(E.left(fault));
  expect(await readNetwork({ ...ports, places: { states: () => TE.right([]) } })()).toEqual(
    E.right({ size: null, reviews: [] }),
  );
});
