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
import type { ContentFinding } from '../../domain/content/content-report.ts';
import type { LeadForm } from '../../domain/lead/form.ts';
import type { DealerBuilder } from '../builders/a-dealer.ts';
import { ENDED_AFTER_MS } from '../hang-guards.ts';
import type { Driver, Level } from './driver.ts';

// A type, not an interface: Cucumber's parameters are any plain JSON.
type Parameters = { driver: 'application' | 'browser' };

let level: Level;

/** What the steps of one scenario share: the driver that plays it. */
export class Scenario extends World<Parameters> {
  driver!: Driver;
  /** The names of the dealers seen so far, where a scenario reads several pages. */
  seen: string[] = [];
  /** The dealers told of so far, where a scenario tells of one bit by bit. */
  readonly dealers = new Map<string, { readonly zipcode: string; readonly builder: DealerBuilder }>();
  /** The company ids of the dealers, by their names in small letters. */
  readonly companyIds = new Map<string, number>();
  /** The form that is spoken of, and the step that is filled in, from 0. */
  form: LeadForm | null = null;
  step = 0;
  /** What was typed into it so far, by labels. */
  readonly typed = new Map<string, string>();
  /** The pages of editors told of so far, by their titles; the last is spoken of. */
  readonly pages = new Map<string, ContentPage>();
  /** What the check of the content came to. */
  findings: ReadonlyArray<ContentFinding> = [];
}

setWorldConstructor(Scenario);
setDefaultTimeout(ENDED_AFTER_MS);

/** The steps that move the clock. */
const TIME_PASSES = / (?:seconds?|days) pass(?:es)?$|starts typing her address/;

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
    if (result?.status === Status.PASSED) await driver?.proveGivens();
  } finally {
    await driver?.end();
  }
});

AfterAll(async () => {
  await (level as Level | undefined)?.close?.();
});
