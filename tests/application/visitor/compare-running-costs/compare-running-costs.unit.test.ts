import { describe, expect, test } from '@jest/globals';
import {
  CompareRunningCosts,
  runningCostQuery,
} from '../../../../application/visitor/compare-running-costs/compare-running-costs.ts';
import { runningCostTexts as texts } from '../../../../application/visitor/compare-running-costs/texts.ts';
import type { SiteLanguage } from '../../../../domain/content/site-language.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';
import { FakeEnergyFigures } from '../../../fakes/content/fake-energy-figures.ts';
import { FakePlaceOfCode } from '../../../fakes/dealers/fake-place-of-code.ts';

const PRICES = [{ state: 'MN', electricity: 0.15, gas: 1.15, period: '2023' }];

const compared = async (
  query: string,
  figures = new FakeEnergyFigures(PRICES),
  places = new FakePlaceOfCode(),
  language: SiteLanguage = 'en',
) => {
  const compare = new CompareRunningCosts(places, figures, language);
  await compare.showAt(new URLSearchParams(query));
  return { ...currentOf(compare.view$), isUnsettled: compare.isUnsettled };
};

describe('The comparison of running costs', () => {
  test('asks nothing of anybody before an area is typed; a zip alone is a dealer search', async () => {
    const figures = new FakeEnergyFigures(PRICES);
    for (const query of ['', 'zip=55401']) {
      expect(await compared(query, figures)).toMatchObject({ errors: {}, notice: null, answer: null });
    }
    expect(figures.asked).toEqual([]);
  });

  test.each([
    [
      'es',
      [
        'Un año cerca de Minneapolis, MN',
        '$970 a $2,570',
        'Precios: cerca del promedio de Minnesota en 2023.',
      ],
      '/es/estimado/',
    ],
    [
      'fr',
      [
        'Une année près de Minneapolis, MN',
        '970\u00a0$ à 2\u00a0570\u00a0$',
        'Prix\u00a0: à peu près la moyenne de l’État (Minnesota) en 2023.',
      ],
      '/fr/estimation/',
    ],
  ] as const)('is written in the language of its page: %s', async (language, written, estimate) => {
    const { answer } = await compared(
      'zip=55401&area=2,000',
      new FakeEnergyFigures(PRICES),
      new FakePlaceOfCode(),
      language,
    );
    expect([answer?.title, answer?.rows[0]?.year, answer?.counted[0]]).toEqual(written);
    expect(answer?.estimate).toMatch(estimate);
  });

  test.each([
    ['electricity=10¢&gas=2.20', 'Prices: the ones you typed.', 'the heat pump heats'],
    [
      'electricity=10¢',
      'Prices: the one you typed, and about the average of Minnesota in 2023.',
      'either one could',
    ],
  ])('counts the prices from a bill: %s', async (prices, counted, verdict) => {
    const { answer } = await compared(`zip=55401&area=2000&${prices}`);
    expect(answer?.counted[0]).toBe(counted);
    expect(answer?.sentences[0]).toContain(verdict);
  });

  test('says what is wrong with each field, and keeps what was typed', async () => {
    expect(await compared('zip=5540&area=big&electricity=cheap&gas=150')).toMatchObject({
      typed: { zip: '5540', area: 'big', electricity: 'cheap', gas: '150' },
      errors: {
        zip: texts.zipMalformed,
        area: texts.areaMalformed,
        electricity: texts.electricityMalformed,
        gas: texts.gasMalformed,
      },
      answer: null,
    });
    expect((await compared('zip=00001&area=2000')).errors).toEqual({ zip: texts.zipUnknown });
  });

  test('asks for both prices where it has none', async () => {
    const without = new FakeEnergyFigures();
    expect((await compared('zip=55401&area=2000', without)).errors).toEqual({
      electricity: texts.pricesMissing,
    });
    expect((await compared('zip=55401&area=2000&electricity=0.15', without)).errors).toEqual({
      gas: texts.pricesMissing,
    });
    expect((await compared('zip=55401&area=2000&electricity=0.15&gas=1.2', without)).answer?.counted[0]).toBe(
      'Prices: the ones you typed.',
    );
  });

  test('says that figures can’t be looked up, and is not final then', async () => {
    const figures = new FakeEnergyFigures(PRICES);
    figures.breakDown();
    const places = new FakePlaceOfCode();
    places.breakDown();
    const failed = { notice: texts.unavailable, answer: null, isUnsettled: true };
    expect(await compared('zip=55401&area=2000', figures)).toMatchObject(failed);
    expect(await compared('zip=55401&area=2000', new FakeEnergyFigures(), places)).toMatchObject(failed);
  });

  test('reads only its own fields of an address', () => {
    const query = new URLSearchParams('zip=55401-1234&area=2000&level=gold&utm=1');
    expect(runningCostQuery(query)).toBe('zip=55401&area=2000');
  });
});
