import { beforeEach, describe, expect, test } from '@jest/globals';
import { OfferArticles } from '../../../application/visitor/offer-articles/offer-articles.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { MemoryRelatedArticles } from '../../fakes/content/memory-related-articles.ts';

const TIPS = { name: 'Tips', path: '/tips/' };

let source: MemoryRelatedArticles;
let offer: OfferArticles;

const view = () => currentOf(offer.view$);
const ask = (count: number, language: 'en' | 'fr' = 'en') => offer.offer({ path: '/', count, language });
const publish = (title: string, day: number, readingTime: number | null = 4): void =>
  source.publish({
    path: `/${title}/`,
    title,
    image: null,
    category: TIPS,
    readingTime,
    date: `2026-10-0${day}T09:00:00`,
  });

beforeEach(() => {
  source = new MemoryRelatedArticles();
  offer = new OfferArticles(source);
  publish('coil', 1);
  publish('filter', 2, null);
});

describe('The offered articles', () => {
  test('show their reading time and date', async () => {
    await ask(1);
    expect(view()).toEqual({
      kind: 'offered',
      articles: [
        {
          path: '/filter/',
          title: 'filter',
          image: null,
          label: 'Tips',
          minutes: null,
          date: { day: '2026-10-02', text: 'October 2, 2026' },
        },
      ],
    });
  });

  test('show both in French on French pages', async () => {
    await ask(2, 'fr');
    expect(view()).toMatchObject({
      articles: [
        { date: { text: '2 octobre 2026' } },
        { minutes: '4 min de lecture', date: { text: '1er octobre 2026' } },
      ],
    });
  });

  test('leave out an invalid date and a missing category', async () => {
    source.publish({
      path: '/odd/',
      title: 'odd',
      image: null,
      category: null,
      readingTime: null,
      date: 'soon',
    });
    await ask(1);
    expect(view()).toMatchObject({ articles: [{ title: 'odd', label: null, date: null }] });
  });

  test('are the longest list that any block of the page requests', async () => {
    const both = [ask(1), ask(2)];
    expect(view()).toEqual({ kind: 'looking' });
    await Promise.all([...both, ask(1)]);
    expect(view()).toMatchObject({ articles: [{ title: 'filter' }, { title: 'coil' }] });
  });

  test('are unavailable while their source is', async () => {
    source.breakDown();
    await ask(3);
    expect(view()).toEqual({ kind: 'unavailable' });
  });
});
