import { expect, test } from '@jest/globals';
import { HVAC_TOPICS, hvacTopicPath } from '../../../../domain/content/hvac-topics.ts';
import { TOPIC_TITLES } from '../../../../ui/blocks/hvac-101-navigation/texts.ts';
import { hvacTopics } from '../../../../ui/blocks/hvac-101-navigation/view.ts';

const everywhere = (): boolean => true;
const nowhere = (): boolean => false;
const SIZING = hvacTopicPath('sizing');

test('All thirteen topics are linked, and the current one is marked', () => {
  const links = hvacTopics([], SIZING, everywhere);
  expect(links).toHaveLength(13);
  expect(links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(['Sizing']);
});

test('A topic without a page is left out, unless it is the current one', () => {
  expect(hvacTopics([], '/', (path) => path === SIZING).map(({ topic }) => topic)).toEqual(['sizing']);
  expect(hvacTopics([], SIZING, nowhere).map(({ topic }) => topic)).toEqual(['sizing']);
});

test("An editor's own links replace the topics, and know their topics", () => {
  const own = [
    { text: 'How big?', href: '/resources/getting-started/hvac-basics/sizing#method', image: null },
    { text: 'Rebates', href: '/resources/rebates/', image: null },
  ];
  expect(hvacTopics(own, '/resources/rebates', nowhere)).toEqual([
    { ...own[0], topic: 'sizing', isCurrent: false },
    { ...own[1], topic: null, isCurrent: true },
  ]);
});

test('No two topics have the same title', () => {
  expect(new Set(Object.values(TOPIC_TITLES)).size).toBe(HVAC_TOPICS.length);
});
