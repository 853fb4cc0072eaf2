import assert from 'node:assert/strict';
import { homeForm } from '../../../../domain/lead/forms/home-form.ts';
import type { FormField, LeadForm } from '../../../../domain/lead/form.ts';
import type { Answers } from '../../parts/form-parts.ts';
import { fieldLabeled, validAnswers } from '../../form-words.ts';
import type { Scenario } from '../../world.ts';
import { dayNamed } from './days.ts';

/** The form that the scenario uses. */
export const formOf = ({ form }: Scenario): LeadForm => {
  assert.ok(form, 'No form was opened');
  return form;
};

/** Makes a form the one that the scenario uses. */
export const startForm = (scenario: Scenario, form: LeadForm): void => {
  scenario.form = form;
  scenario.step = 0;
  scenario.typed.clear();
};

/** An answer in a scenario's words, remembered for later checks. */
export const answer = (scenario: Scenario, label: string, words: string): readonly [FormField, string] => {
  const field = fieldLabeled(formOf(scenario), label);
  const text = field.control.kind === 'day' ? dayNamed(words, scenario.driver.forms.today()) : words;
  scenario.typed.set(label, text);
  return [field, text];
};

/** A valid answer for each field of a step; answers of the scenario replace them. */
export const answersFor = (
  scenario: Scenario,
  step: number,
  but: Readonly<Record<string, string>> = {},
): Answers => {
  const day = dayNamed('the next working day', scenario.driver.forms.today());
  const fields = formOf(scenario).steps[step] ?? [];
  const good = validAnswers(fields, day).map(([{ label }, text]) => [label, text] as const);
  const own = fields.flatMap(({ label }) => (but[label] === undefined ? [] : [[label, but[label]] as const]));
  return [...new Map([...good, ...own])].map(([label, words]) => answer(scenario, label, words));
};

/** Fills in the current step. */
export const fillInStep = async (
  scenario: Scenario,
  but: Readonly<Record<string, string>> = {},
): Promise<void> => scenario.driver.forms.fillIn(answersFor(scenario, scenario.step, but));

/** Choosing a topic continues by itself (specification, section 4). */
const leadsOn = ({ form, step }: Scenario): boolean => form?.id === homeForm.id && step === 0;

export const goOn = async (scenario: Scenario): Promise<void> => {
  if (!leadsOn(scenario)) await scenario.driver.forms.step('next');
  scenario.step += 1;
};

/** Fills in every step, up to the summary if there is one. */
export const fillIn = async (
  scenario: Scenario,
  but: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { steps, isSummedUp } = formOf(scenario);
  const last = steps.length - (isSummedUp === true ? 0 : 1);
  while (scenario.step < steps.length) {
    await fillInStep(scenario, but);
    if (scenario.step === last) return;
    await goOn(scenario);
  }
};
