import assert from 'node:assert/strict';
import { bookingForm } from '../../domain/lead/forms/booking.ts';
import { contactForm } from '../../domain/lead/forms/contact-form.ts';
import { contactModal } from '../../domain/lead/forms/contact-modal.ts';
import { customerCare } from '../../domain/lead/forms/customer-care.ts';
import { dealerForm } from '../../domain/lead/forms/dealer-form.ts';
import { dealerFormFr } from '../../domain/lead/forms/dealer-form-fr.ts';
import { dealerModal } from '../../domain/lead/forms/dealer-modal.ts';
import { homeForm } from '../../domain/lead/forms/home-form.ts';
import { newsletter } from '../../domain/lead/forms/newsletter.ts';
import { scheduleService } from '../../domain/lead/forms/schedule-service.ts';
import type { Control } from '../../domain/lead/form-definition.ts';
import { fieldsOf, type FormField, type FormOption, type LeadForm } from '../../domain/lead/form.ts';
import type { Draft } from '../../domain/lead/lead.ts';
import { EVERY_FIELD } from '../builders/sent-lead.ts';
import type { Answers } from './parts/form-parts.ts';

/** The forms, by their visible names. */
const FORMS: Readonly<Record<string, LeadForm>> = {
  'home help form': homeForm,
  'help form': contactModal,
  'contact-a-dealer form': dealerModal,
  'booking form': bookingForm(() => ''),
  'schedule-service form': scheduleService,
  'dealer form': dealerForm,
  'French dealer form': dealerFormFr,
  'customer care form': customerCare,
  'contact form': contactForm,
  'newsletter sign-up': newsletter,
};

/** The area where contact-a-dealer forms are opened. */
export const SERVED_AREA = '75001';

export const formNamed = (words: string): LeadForm => {
  const form = FORMS[words];
  assert.ok(form, `There is no form named ${words}`);
  return form;
};

export const fieldLabeled = (form: LeadForm, label: string): FormField => {
  const field = fieldsOf(form).find((one) => one.label === label);
  assert.ok(field, `The ${form.id} asks for no ${label}`);
  return field;
};

/** Matches a field's accessible name: its label, with or without `(optional)` after it. */
export const labeled = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: \\(.*\\))?$`);

const optionsOf = (control: Control): ReadonlyArray<FormOption> => {
  if (control.kind === 'checkbox') return [{ value: control.value, label: 'yes' }];
  return 'options' in control ? control.options : [];
};

/** A value as a visitor reads it: the label of an option, `yes` for a checked box. */
export const asRead = ({ control }: FormField, value: string): string =>
  optionsOf(control).find((option) => option.value === value)?.label ?? value;

export const asValue = ({ control }: FormField, text: string): string =>
  optionsOf(control).find(({ label }) => label === text)?.value ?? text;

const ANSWERS: Draft = EVERY_FIELD;

/** A valid answer for every required field of a step; dates are valid on the given day. */
export const validAnswers = (fields: ReadonlyArray<FormField>, day: string): Answers =>
  fields
    .filter(({ control, isOptional }) => control.kind !== 'hidden' && isOptional?.({}) !== true)
    .map((field) => [field, field.control.kind === 'day' ? day : asRead(field, ANSWERS[field.name] ?? '')]);
