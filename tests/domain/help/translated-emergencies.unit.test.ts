import { describe, expect, test } from '@jest/globals';
import { EMERGENCIES } from '../../../domain/help/emergencies.ts';
import { emergenciesIn, emergencyIn } from '../../../domain/help/translated-emergencies.ts';

const IDS = EMERGENCIES.map(({ id }) => id);

const englishOf = (id: string) => EMERGENCIES.find((one) => one.id === id);

describe.each(['es', 'fr'] as const)('The emergencies in the language %s', (language) => {
  test('are all emergencies, most urgent first', () =>
    expect(emergenciesIn(language).map(({ id }) => id)).toEqual(IDS));

  test('are written in that language, with all facts of the English ones', () => {
    for (const translated of emergenciesIn(language)) {
      const { title, shortTitle, steps, ...facts } = translated;
      const english = englishOf(facts.id);
      expect(english).toMatchObject(facts);
      expect(title).not.toBe(english?.title);
      expect(shortTitle).not.toBe(english?.shortTitle);
      expect(steps).toHaveLength(english?.steps.length ?? 0);
      expect(steps.filter((step) => step === '' || english?.steps.includes(step))).toEqual([]);
    }
  });

  test('mention 911 in the same steps as the English ones', () => {
    const stepsWith911 = (steps: ReadonlyArray<string> = []) => steps.map((step) => step.includes('911'));
    for (const { id, steps } of emergenciesIn(language))
      expect([id, stepsWith911(steps)]).toEqual([id, stepsWith911(englishOf(id)?.steps)]);
  });

  test.each(IDS)('include %s, alone and among the others', (id) => {
    const { title, steps, callsEmergencyServices } = emergencyIn(id, language);
    expect(emergenciesIn(language)).toContainEqual(
      expect.objectContaining({ id, title, steps, callsEmergencyServices }),
    );
  });
});

describe('The emergencies in English', () => {
  test('are all emergencies', () => expect(emergenciesIn('en')).toEqual(EMERGENCIES));

  test.each(IDS)('include %s', (id) => expect(englishOf(id)).toMatchObject(emergencyIn(id, 'en')));

  test('do not include one with an unknown id', () =>
    expect(() => emergencyIn('boiler', 'en')).toThrow('boiler'));
});

test.each([
  ['es', 'Si huele a gas'],
  ['fr', 'Si vous sentez une odeur de gaz'],
  ['en', 'If you smell gas'],
] as const)('A smell of gas has a title in the language %s: %s', (language, title) =>
  expect(emergencyIn('gas-smell', language)).toMatchObject({ title, callsEmergencyServices: true }),
);
