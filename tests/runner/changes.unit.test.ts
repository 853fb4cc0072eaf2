import { describe, expect, it } from '@jest/globals';
import { reachOf } from './changes.ts';

const PRESENT = () => true;
const MODULE = 'domain/lead/mailbox.ts';
const SUITE = 'tests/infrastructure/loggers.contract.test.ts';

describe('The contract suites to run for a branch', () => {
  it('are those that import its changed modules, and its changed suites', () =>
    expect(reachOf([MODULE, SUITE], PRESENT)).toEqual([MODULE, SUITE]));

  it.each([
    'docs/operating.md',
    'CONTRIBUTING.md',
    'features/leads/callback.feature',
    'tests/acceptance/steps/leads.ts',
    'tests/domain/lead/mailbox.unit.test.ts',
    'tests/ui/blocks/late-block.jsdom.test.tsx',
  ])('do not depend on %s', (file) => expect(reachOf([file, MODULE], PRESENT)).toEqual([MODULE]));

  it.each([
    'infrastructure/content/pages/about.html',
    'package-lock.json',
    'jest.config.ts',
    'infrastructure/cli/start.js',
    'ui/components/card/card.module.css',
    '.ci/run',
  ])('are all suites after a change of %s, since imports do not show which suites use it', (file) =>
    expect(reachOf([MODULE, file], PRESENT)).toBeNull(),
  );

  it('are all suites if a module was deleted, or the changes are unknown', () => {
    expect(reachOf([MODULE], () => false)).toBeNull();
    expect(reachOf(null, PRESENT)).toBeNull();
  });

  it('are none if nothing has changed', () => expect(reachOf([], PRESENT)).toEqual([]));
});
