import { describe, expect, test } from '@jest/globals';
import {
  SuggestSystems,
  systemsQuery,
} from '../../../../application/visitor/suggest-systems/suggest-systems.ts';
import { reasonText } from '../../../../application/visitor/suggest-systems/texts.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';
import { MemoryPostalPlaces } from '../../../fakes/dealers/memory-postal-places.ts';

const suggested = (query: string) => {
  const suggest = new SuggestSystems(new MemoryPostalPlaces());
  suggest.showAt(new URLSearchParams(query));
  return { view: currentOf(suggest.view$), isAnswered: suggest.isAnswered };
};

describe('Which is right for my home?', () => {
  test('asks before anything is answered; a zip alone answers nothing', () => {
    expect(suggested('')).toEqual({
      view: { fuel: '', ducts: '', zip: '', zipError: null, result: null },
      isAnswered: false,
    });
    expect(suggested('zip=55401').view).toMatchObject({ zip: '55401', zipError: null, result: null });
  });

  test('names the best fit first, with reasons, pages and the dealers of the area', () => {
    const { view, isAnswered } = suggested('fuel=gas&ducts=yes&zip=55401');
    expect(isAnswered).toBe(true);
    expect(view).toMatchObject({ fuel: 'gas', ducts: 'yes', zip: '55401', zipError: null });
    expect(view.result).toMatchObject({
      climate: 'Winters near Minneapolis, MN are cold.',
      dealers: '/find-a-dealer/?zipcode=55401',
    });
    expect(view.result?.systems.map(({ name, label, isBest }) => [name, label, isBest])).toEqual([
      ['Furnace and air conditioner', 'Best fit', true],
      ['Hybrid: heat pump and furnace', 'Also worth a look', false],
    ]);
    expect(view.result?.systems[0]).toMatchObject({
      reasons: [
        'A furnace uses the gas that heats your home today.',
        'A furnace is made for real winters.',
        'It works with ducts like yours.',
      ],
      pages: [
        { text: 'Furnaces', href: '/products/furnaces/' },
        { text: 'Air conditioners', href: '/products/air-conditioners/' },
      ],
    });
  });

  test.each([
    ['', null, null],
    ['&zip=soon', 'Enter 5 digits, like 60601, or a postal code, like M5V 3L9.', 'leaves out your climate'],
    ['&zip=00000', 'We don’t know this code. Check it, or leave it empty.', 'leaves out your climate'],
  ])('answers without a climate too: %p', (zip, zipError, climate) => {
    const { view } = suggested(`fuel=oil${zip}`);
    expect(view.zipError).toBe(zipError);
    expect(view.result?.climate ?? null).toEqual(climate === null ? null : expect.stringContaining(climate));
    expect(view.result?.systems[0]?.name).toBe('Furnace and air conditioner');
  });

  test('what is left open counts as not sure', () => {
    expect(suggested('ducts=no').view.result?.systems[0]?.name).toBe('Ductless system');
    expect(suggested('fuel=electricity').view.result?.systems.at(-1)?.name).toBe('Ductless system');
  });

  test.each([
    ['75001', 'Winters near Addison, TX are fairly mild.'],
    ['M5V 3L9', 'Winters near Toronto, ON are cold.'],
  ])('%s', (zip, climate) => {
    expect(suggested(`fuel=gas&zip=${encodeURIComponent(zip)}`).view.result?.climate).toBe(climate);
  });

  test('new ductwork is named with its price', () =>
    expect(reasonText('new-ducts', 'gas')).toBe(
      'It needs new ductwork, which costs $3,000 to $10,000 more.',
    ));

  test('the page depends on three answers in one spelling', () => {
    const query = (text: string) => systemsQuery(new URLSearchParams(text));
    expect(query('zipcode=75001&utm=1&ducts=yes&fuel=gas')).toBe('fuel=gas&ducts=yes&zip=75001');
    expect(query('fuel=coal&ducts=perhaps')).toBe('');
    expect(query(`zip=${'9'.repeat(40)}`)).toBe(`zip=${'9'.repeat(16)}`);
  });
});
