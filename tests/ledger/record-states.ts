import { After, Status } from '@cucumber/cucumber';
import type { Scenario } from '../acceptance/world.ts';
import { readPage } from './pages.ts';
import { SAID } from './states.ts';

/** Reads the page on which a scenario ends, for the ledger. */
After(async function (this: Scenario, { result }) {
  if (result?.status !== Status.PASSED) return;
  const said = await this.driver.seenWhen(
    (page) => readPage(page),
    () => true,
  );
  this.attach(JSON.stringify(said), SAID);
});
