import { listOf } from '../../../domain/content/list-of.ts';
import { REGISTRATION_BARRED_IN } from '../../../domain/document/warranty-terms.ts';

/** What the date calculator of the warranty page says (specification, section 9). */
export const checkRegistrationTexts = {
  heading: 'When is my last day to register?',
  lead: 'Registration closes 60 days after installation.',
  label: 'Installation date',
  hint: 'It’s on your dealer’s invoice.',
  submit: 'Find my last day',
  invalid: 'Enter the installation date, like 11/01/2026.',
  lastDay: (day: string): string => `Register by ${day}.`,
  open: (days: number): string => {
    if (days === 0) return 'That’s today, so register now to get the longer warranty.';
    return `You have ${days} ${days === 1 ? 'day' : 'days'} left to get the longer warranty.`;
  },
  passed: (day: string): string => `The last day was ${day}.`,
  passedAdvice: `The Base Limited Warranty typically applies. Rules differ in ${listOf(REGISTRATION_BARRED_IN)}. Not sure, or think you registered in time? Ask customer care.`,
  notInstalled: 'That date is in the future. Register once your system is installed.',
} as const;
