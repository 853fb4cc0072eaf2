import { describe, expect, test } from '@jest/globals';
import {
  CheckRegistration,
  registrationQuery,
} from '../../../../application/visitor/check-registration/check-registration.ts';
import type { SiteLanguage } from '../../../../domain/content/site-language.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';

const viewAt = (query: string, language: SiteLanguage = 'en') => {
  const check = new CheckRegistration('2026-11-22');
  check.showAt(new URLSearchParams(query), language);
  return currentOf(check.view$);
};

describe('the date calculator of the warranty page', () => {
  test('asks for a date if the field was sent empty, even from the address alone', () => {
    expect(viewAt('installed=')).toMatchObject({
      error: 'Enter the installation date, like 11/01/2026.',
      answer: null,
    });
    expect(registrationQuery(new URLSearchParams('installed=+&utm=1'))).toBe('installed=');
  });

  test('has no answer before a date is entered', () =>
    expect(viewAt('')).toEqual({ installed: '', today: '2026-11-22', error: null, answer: null }));

  test('shows the last day and the days left', () =>
    expect(viewAt('installed=2026-10-20').answer).toEqual({
      isOpen: true,
      lead: 'Register by December 19, 2026.',
      advice: 'You have 27 days left to get the longer warranty.',
    }));

  test.each([
    ['es', 'Registre su equipo a más tardar el 19 de diciembre de 2026. Le quedan 27 días'],
    ['fr', 'Enregistrez votre appareil au plus tard le 19 décembre 2026. Il vous reste 27 jours'],
  ] as const)('answers in the language of the page: %s', (language, said) => {
    const { lead, advice } = viewAt('installed=2026-10-20', language).answer ?? {};
    expect(`${lead} ${advice}`).toContain(said);
  });

  test('states if the last day has passed', () =>
    expect(viewAt('installed=2026-01-01').answer).toMatchObject({
      isOpen: false,
      lead: 'The last day was March 2, 2026.',
    }));

  test('asks for a date if the text is not one', () =>
    expect(viewAt('installed=soon')).toMatchObject({
      error: 'Enter the installation date, like 11/01/2026.',
      answer: null,
    }));

  test('depends on at most ten characters of the address', () => {
    expect(registrationQuery(new URLSearchParams('utm=1&installed=+2026-10-20T10:00'))).toBe(
      'installed=2026-10-20',
    );
    expect(registrationQuery(new URLSearchParams('utm=1'))).toBe('');
  });
});
