import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  setDefaultTimeout,
  setWorldConstructor,
  Status,
  World,
} from '@cucumber/cucumber';
import type { ContentPage } from '../../domain/content/content-page.ts';
import type { ContentFinding } from '../../domain/content/checks/content-report.ts';
import type { LeadForm } from '../../domain/lead/form.ts';
import type { AreaRebates } from '../../domain/rebate/area-rebates.ts';
import type { DealerBuilder } from '../builders/a-dealer.ts';
import { ENDED_AFTER_MS } from '../hang-guards.ts';
import type { WarrantyDialog } from './parts/document-parts.ts';
import type { Driver, Level } from './driver.ts';

// A type, not an interface: Cucumber's parameters must be plain JSON.
type Parameters = { driver: 'application' | 'browser' };

let level: Level;

/** The state that the steps of one scenario share, and the driver that plays it. */
export class Scenario extends World<Parameters> {
  driver!: Driver;
  /** The names of the dealers on the pages that the scenario has visited. */
  seen: string[] = [];
  /** The dealers that several steps describe, by name. */
  readonly dealers = new Map<string, { readonly zipcode: string; readonly builder: DealerBuilder }>();
  /** The dealers' company ids, by name in lower case. */
  readonly companyIds = new Map<string, number>();
  /** The form in use, and its current step, counted from 0. */
  form: LeadForm | null = null;
  step = 0;
  /** The texts typed into the form, by field label. */
  readonly typed = new Map<string, string>();
  /** The pages that editors have published, by title; steps change the last one. */
  readonly pages = new Map<string, ContentPage>();
  /** The provider's rebates, by ZIP code. */
  readonly rebates = new Map<string, AreaRebates>();
  /** The findings of the content check. */
  findings: ReadonlyArray<ContentFinding> = [];
  /** The title of the file that the scenario checks. */
  file = '';
  /** The open dialog of the warranty page. */
  dialog: WarrantyDialog | null = null;
}

setWorldConstructor(Scenario);
setDefaultTimeout(ENDED_AFTER_MS);

/** Matches the steps that move the clock. */
const TIME_PASSES = / (?:seconds?|minutes?|days) pass(?:es)?$|starts typing her address|^it is /;

BeforeAll(async function () {
  const { driver } = this.parameters as Parameters;
  level = (await import(`./drivers/${driver}/driver.ts`)) as Level;
  await level.open?.();
});

Before(async function (this: Scenario, { pickle }) {
  const seesTimePass = pickle.steps.some(({ text }) => TIME_PASSES.test(text));
  this.driver = await level.newDriver(seesTimePass);
});

After(async function (this: Scenario, { result }) {
  // A driver that failed to start has nothing to check or release.
  const driver = this.driver as Driver | undefined;
  try {
    if (result?.status === Status.PASSED) await driver?.checkAtEnd();
  } finally {
    await driver?.end();
  }
});

AfterAll(async () => {
  await (level as Level | undefined)?.close?.();
});
