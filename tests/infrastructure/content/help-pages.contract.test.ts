import { describe, expect, test } from '@jest/globals';
import { HVAC_BASICS_PATH, HVAC_TOPICS, hvacTopicPath } from '../../../domain/content/hvac-topics.ts';
import {
  MAINTENANCE_CATEGORIES,
  MAINTENANCE_PATH,
  maintenancePath,
} from '../../../domain/help/maintenance.ts';
import {
  guidePath,
  TROUBLED_CATEGORIES,
  TROUBLESHOOTING,
  TROUBLESHOOTING_PATH,
} from '../../../domain/help/troubleshooting.ts';
import { siteFactTable } from '../../../domain/content/facts.ts';
import { factRewriting } from '../../../infrastructure/content/libraries/fact-rewriting.ts';
import { RewrittenPageLibrary } from '../../../infrastructure/content/libraries/rewritten-page-library.ts';
import { dataOf, pageAt, SHIPPED } from './read-pages.ts';

const withFacts = new RewrittenPageLibrary(SHIPPED, [
  factRewriting(siteFactTable({ text: '1-800-555-0199', address: 'tel:+18005550199' }, () => '2026-11-20')),
]);
const blocksAt = async (path: string) => (await pageAt(path, withFacts)).blocks;

const GUIDES = TROUBLED_CATEGORIES.map((category) => [category, guidePath(category)] as const);
const TIPS = MAINTENANCE_CATEGORIES.map((category) => [category, maintenancePath(category)] as const);
const BURNS_FUEL = ['gas-furnaces', 'oil-furnaces', 'packaged-systems'];

describe('The guides', () => {
  test.each(GUIDES)('%s: explain exactly the symptoms that the finder links to', async (category, path) => {
    const explained = dataOf(await blocksAt(path), 'acf/accordion').map(({ blockId, heading }) => ({
      anchor: blockId,
      name: heading,
    }));
    expect(explained).toEqual(TROUBLESHOOTING[category].symptoms);
  });

  test.each(GUIDES)('%s: say when to stop, for each symptom', async (_category, path) => {
    for (const { html, blockId } of dataOf(await blocksAt(path), 'acf/accordion'))
      expect(html).toContain(
        blockId === 'gas-smell-outside'
          ? '<strong>Leave right away. Take everyone with you.</strong>'
          : '<strong>Stop here. Call a dealer.</strong>',
      );
  });

  test.each(GUIDES)(
    '%s: show the safety panel before the checks, and end the checks with a dealer',
    async (category, path) => {
      const blocks = await blocksAt(path);
      const names = blocks.map(({ name }) => name);
      expect(names.indexOf('acf/safety-panel')).toBeGreaterThan(-1);
      expect(names.indexOf('acf/safety-panel')).toBeLessThan(names.indexOf('acf/step'));
      expect(dataOf(blocks, 'acf/safety-panel')).toEqual([
        BURNS_FUEL.includes(category) ? { open: '1' } : {},
      ]);
      const steps = dataOf(blocks, 'acf/step');
      expect(steps.map(({ step_number }) => Number(step_number))).toEqual(steps.map((_, i) => i + 1));
      expect(steps.map(({ stop_here }) => stop_here === '1')).toEqual(
        steps.map((_, i) => i === steps.length - 1),
      );
    },
  );
});

describe('The maintenance tips', () => {
  test.each(TIPS)(
    '%s: give the checklist before its explanation, with reminders',
    async (_category, path) => {
      const names = (await blocksAt(path)).map(({ name }) => name);
      expect(names).toContain('acf/maintenance-reminders');
      expect(names.indexOf('core/list')).toBeLessThan(names.indexOf('acf/maintenance-reminders'));
      expect(names.indexOf('acf/safety-panel')).toBeLessThan(names.indexOf('core/list'));
    },
  );
});

const ALL = [
  ...[TROUBLESHOOTING_PATH, MAINTENANCE_PATH, HVAC_BASICS_PATH],
  ...[...GUIDES, ...TIPS].map(([, path]) => path),
  ...HVAC_TOPICS.map(hvacTopicPath),
];

describe('Every help page', () => {
  test('has its own title and description', async () => {
    const pages = await Promise.all(ALL.map((path) => pageAt(path)));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(ALL.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(ALL.length);
    const lengths = pages.map(({ description }) => description.length);
    expect(lengths.filter((length) => length < 60 || length > 160)).toEqual([]);
  });
});
