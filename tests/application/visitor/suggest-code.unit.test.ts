import { describe, expect, test } from '@jest/globals';
import { of } from 'rxjs';
import { SuggestCode } from '../../../application/visitor/suggest-code/suggest-code.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { FakePlaceSuggestions } from '../../fakes/dealers/fake-place-suggestions.ts';

const open = (language: 'en' | 'es' | 'fr' = 'en') => {
  const suggestions = new FakePlaceSuggestions();
  const suggestCode = new SuggestCode({ suggestions, area$: of({ zipcode: null }) }, language);
  return { suggestions, suggestCode, meant: () => currentOf(suggestCode.view$).meant };
};

describe('The code that is meant by a mistyped one', () => {
  test.each([
    ['5540l', 'en', '55401', 'Did you mean 55401 (Minneapolis, MN)?'],
    ['75001-', 'es', '75001', '¿Quiso decir 75001 (Addison, TX)?'],
    ['adison', 'fr', '75001', 'Vouliez-vous dire 75001 (Addison, TX)?'],
  ] as const)(
    'is suggested for %p, in the language of the page (%s)',
    async (typed, language, code, text) => {
      const { suggestCode, meant } = open(language);
      await suggestCode.ask(typed);
      expect(meant()).toEqual({ code, text });
    },
  );

  test.each(['', '55401', 'Zzyzzx', 'M5V3'])(
    'is none for %p: no text, a real code, no place, half a code',
    async (typed) => {
      const { suggestCode, meant } = open();
      await suggestCode.ask(typed);
      expect(meant()).toBeNull();
    },
  );

  test('is asked for once, and is that of the last text', async () => {
    const { suggestions, suggestCode, meant } = open();
    await Promise.all([suggestCode.ask('5540l'), suggestCode.ask('7500l'), suggestCode.ask('7500l')]);
    expect([suggestions.asked, meant()?.code]).toEqual([['5540l', '7500l'], '75001']);
  });

  test('is none when places cannot be looked up', async () => {
    const { suggestions, suggestCode, meant } = open();
    suggestions.breakDown();
    await suggestCode.ask('5540l');
    expect(meant()).toBeNull();
  });
});
