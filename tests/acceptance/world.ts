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

// A type, not an interface: Cucumber's parameters are any plain JSON.
type Parameters = { driver: 'application' | 'browser' };

let level: Level;

/** What the steps of one scenario share: the driver that plays it. */
export class Scenario extends World<Parameters> {
  driver!: Driver;
  /** The names of the dealers on the pages that the scenario has gone through. */
  seen: string[] = [];
  /** The dealers that a scenario describes in several steps, by their names. */
  readonly dealers = new Map<string, { readonly zipcode: string; readonly builder: DealerBuilder }>();
  /** The company ids of the dealers, by their names in small letters. */
  readonly companyIds = new Map<string, number>();
  /** The form that the scenario uses, and its current step, from 0. */
  form: LeadForm | null = null;
  step = 0;
  /** What was typed into it, by labels. */
  readonly typed = new Map<string, string>();
  /** The pages that editors have published, by their titles; steps change the last one. */
  readonly pages = new Map<string, ContentPage>();
  /** The rebates that the provider serves, by zip. */
  readonly rebates = new Map<string, AreaRebates>();
  /** What the check of the content found. */
  findings: ReadonlyArray<ContentFinding> = [];
  /** The title of the file that was looked at. */
  file = '';
  /** The dialog that is open on the warranty page. */
  dialog: WarrantyDialog | null = null;
}

setWorldConstructor(Scenario);
setDefaultTimeout(ENDED_AFTER_MS);

/** The steps that move the clock. */
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
  // A driver that could not start has nothing to prove and nothing to end.
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
