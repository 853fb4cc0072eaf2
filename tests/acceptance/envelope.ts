import type { runCucumber } from '@cucumber/cucumber/api';

/** A message of a Cucumber run. */
export type Envelope = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0];

export type GherkinDocument = NonNullable<Envelope['gherkinDocument']>;
export type Feature = NonNullable<GherkinDocument['feature']>;
export type Pickle = NonNullable<Envelope['pickle']>;
export type StepStatus = NonNullable<Envelope['testStepFinished']>['testStepResult']['status'];
