import { describe, expect, test } from '@jest/globals';
import { NUMBER_TYPES } from '../../../domain/dealer/dealer.ts';
import { numberTypeOf, setsFlag, SOURCE_KEPT_MS } from '../../../domain/visitor/traffic-source.ts';

const landing = (query: string, referrer = '') => ({ query: new URLSearchParams(query), referrer });

describe('The traffic source of a landing (section 9; contract, section 7)', () => {
  test.each(NUMBER_TYPES)('is the type of a campaign named %s', (type) => {
    expect(numberTypeOf(landing(`utm_campaign=${type}`))).toBe(type);
  });

  test.each([
    ['gclid=abc', '', 'paid-search'],
    ['utm_medium=cpc', '', 'paid-search'],
    ['utm_medium=email', '', null],
    ['utm_campaign=spring', 'https://www.google.com/', 'organic-search'],
    ['utm_campaign=campaign-1&gclid=abc', 'https://www.google.com/', 'campaign-1'],
    ['', 'https://www.google.com/search?q=furnace', 'organic-search'],
    ['', 'https://google.co.uk/', 'organic-search'],
    ['', 'https://www.bing.com/', 'organic-search'],
    ['', 'https://duckduckgo.com/', 'organic-search'],
    ['', 'https://example.com/?from=google.com', null],
    ['', 'https://notgoogle.com/', null],
    ['', 'https://google.com.evil.example/', null],
    ['', '', null],
  ])('with %p from %p is %p', (query, referrer, type) =>
    expect(numberTypeOf(landing(query, referrer))).toBe(type),
  );

  test.each([
    ['traneinfo=1', true],
    ['traneinfo', true],
    ['lmg_2023=', true],
    ['utm_source=traneinfo', true],
    ['utm_campaign=lmg_2023', true],
    ['utm_source=else', false],
    ['', false],
  ])('with %p sets the flag that hides ratings: %p', (query, sets) =>
    expect(setsFlag(landing(query))).toBe(sets),
  );

  test('is stored for 7 days', () => expect(SOURCE_KEPT_MS).toBe(7 * 24 * 60 * 60 * 1000));
});
