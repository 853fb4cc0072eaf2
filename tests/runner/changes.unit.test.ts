import { describe, expect, it } from '@jest/globals';
import { reachOf } from './changes.ts';

const PRESENT = () => true;
const MODULE = 'domain/lead/mailbox.ts';
const SUITE = 'tests/infrastructure/loggers.contract.test.ts';

describe('What changes of a branch reach', () => {
  it('are the importers of its modules, and its own suites', () =>
    expect(reachOf([MODULE, SUITE], PRESENT)).toEqual([MODULE, SUITE]));

  it.each([
    'docs/operating.md',
    'CONTRIBUTING.md',
    'features/leads/callback.feature',
    'tests/acceptance/steps/leads.ts',
    'tests/domain/lead/mailbox.unit.test.ts',
    'tests/ui/blocks/late-block.jsdom.test.tsx',
  ])('is no contract suite for %s', (file) => expect(reachOf([file, MODULE], PRESENT)).toEqual([MODULE]));

  it.each([
    'infrastructure/content/pages/about.html',
    'package-lock.json',
    'jest.config.ts',
    'infrastructure/cli/start.js',
    'ui/components/card/card.module.css',
    '.ci/run',
  ])('is everything for %s, which no import shows', (file) =>
    expect(reachOf([MODULE, file], PRESENT)).toBeNull(),
  );

  it('is everything when a module is gone, and when nobody knows what changed', () => {
    expect(reachOf([MODULE], () => false)).toBeNull();
    expect(reachOf(null, PRESENT)).toBeNull();
  });

  it('is nothing where nothing changed', () => expect(reachOf([], PRESENT)).toEqual([]));
});
