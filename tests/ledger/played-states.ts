import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import assert from 'node:assert/strict';
import type { LedgerFile } from './ledger-file.ts';
import { States } from './states.ts';

/** Plays all features, and returns their files. */
export const playedStates = async (): Promise<ReadonlyArray<LedgerFile>> => {
  const { runConfiguration } = await loadConfiguration({ profiles: ['application'] });
  const states = new States();
  const { success } = await runCucumber(runConfiguration, { stdout: process.stderr }, (message) =>
    states.take(message),
  );
  assert.ok(success, 'A scenario failed');
  return states.files();
};
