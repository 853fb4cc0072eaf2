import { describe, expect, test } from '@jest/globals';
import { calendarOf } from '../../../domain/dealer/dealer-calendar.ts';
import { callTexts, confirmationLines } from '../../../domain/lead/expected-call-texts.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { OFFICE_WEEK } from '../../builders/weeks.ts';

const WEEK = OFFICE_WEEK;
const malones = aDealer().openAt(WEEK).with({ timeZone: 'America/Chicago' });
const OURS = '1-800-555-0100';

const textsAt = (instant: string, language: 'en' | 'es' | 'fr' = 'en', dealer = malones) => {
  const now = Date.parse(instant);
  const called = { name: 'Malone’s', phone: '1-612-555-0143', hours: calendarOf(dealer.build(), now) };
  return callTexts(language, called, { now, ours: OURS });
};

describe('What a confirmation adds by the dealer’s calendar (contract, section 7: dealers’ hours)', () => {
  test.each([
    [
      'on Saturday',
      '2026-11-21T12:00-06:00',
      "They're closed until Monday, so expect a call Monday or Tuesday.",
    ],
    ['early', '2026-11-17T06:00-06:00', "They're closed until 8 AM, so expect a call Tuesday or Wednesday."],
    [
      'in the evening',
      '2026-11-17T20:00-06:00',
      "They're closed until Wednesday, so expect a call Wednesday or Thursday.",
    ],
    [
      'on a holiday',
      '2026-11-26T12:00-06:00',
      'They may be closed for the holiday, so expect a call Friday or Monday.',
    ],
    [
      'before a holiday',
      '2026-11-25T20:00-06:00',
      "They're closed until Friday, so expect a call Friday or Monday.",
    ],
  ])('%s', (_when, instant, later) => expect(textsAt(instant)).toMatchObject({ now: null, later }));

  test('the office answers now', () =>
    expect(textsAt('2026-11-17T12:00-06:00')).toMatchObject({
      now: 'Malone’s answers now: call 1-612-555-0143.',
      later: null,
    }));

  test('only emergencies are answered now', () =>
    expect(textsAt('2026-11-21T12:00-06:00', 'en', malones.withBadge('emergency-service'))).toMatchObject({
      now: 'Malone’s answers emergencies now: call 1-612-555-0143.',
      later: "They're closed until Monday, so expect a call Monday or Tuesday.",
    }));

  test('nothing when hours are unknown', () =>
    expect(textsAt('2026-11-21T12:00-06:00', 'en', aDealer())).toEqual({
      now: null,
      later: null,
      call: 'Call Malone’s: 1-612-555-0143',
    }));

  test('in Spanish and in French', () => {
    expect(textsAt('2026-11-21T12:00-06:00', 'es').later).toBe(
      'Está cerrado hasta el lunes; espere una llamada el lunes o martes.',
    );
    expect(textsAt('2026-11-21T12:00-06:00', 'fr').later).toBe(
      'Le bureau est fermé jusqu’à lundi matin\u00a0: attendez-vous à un appel lundi ou mardi.',
    );
    expect(textsAt('2026-11-17T12:00-06:00', 'es').now).toBe(
      'Malone’s contesta ahora: llame al 1-612-555-0143.',
    );
    expect(textsAt('2026-11-17T12:00-06:00', 'fr').now).toBe(
      'Malone’s répond maintenant\u00a0: appelez le 1-612-555-0143.',
    );
  });
});

describe('The lines of a confirmation', () => {
  const success = { heading: 'Thank you!', text: 'We’ve received your request.', promise: 'Soon.' };

  test('put the dealer who answers now first', () =>
    expect(confirmationLines(success, textsAt('2026-11-17T12:00-06:00'))).toEqual([
      'Malone’s answers now: call 1-612-555-0143.',
      ...['We’ve received your request.', 'Soon.'],
    ]));

  test('put the calendar after the specification’s text, and always have a number', () =>
    expect(confirmationLines(success, textsAt('2026-11-21T12:00-06:00'))).toEqual([
      ...['We’ve received your request.', 'Soon.'],
      "They're closed until Monday, so expect a call Monday or Tuesday.",
      'Call Malone’s: 1-612-555-0143',
    ]));

  test('have our number without a dealer, once', () => {
    const calls = callTexts('en', null, { now: Date.parse('2026-11-17T12:00-06:00'), ours: OURS });
    expect(confirmationLines(success, calls).at(-1)).toBe('Questions? Call us at 1-800-555-0100.');
    const named = { ...success, text: `Or call us at ${OURS}.` };
    expect(confirmationLines(named, calls)).toEqual([`Or call us at ${OURS}.`, 'Soon.']);
  });

  test.each([
    ['en', 'Questions? Call us at 1-800-555-0100 (office closed right now).'],
    ['es', '¿Preguntas? Llámenos al 1-800-555-0100 (oficina cerrada en este momento).'],
    ['fr', 'Des questions? Appelez-nous au 1-800-555-0100 (bureau fermé en ce moment).'],
  ] as const)('say in %s that nobody answers our number on a holiday', (language, line) =>
    expect(callTexts(language, null, { now: Date.parse('2026-12-25T12:00-06:00'), ours: OURS }).call).toBe(
      line,
    ),
  );
});
