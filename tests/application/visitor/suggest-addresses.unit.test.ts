import { beforeEach, describe, expect, test } from '@jest/globals';
import { BehaviorSubject } from 'rxjs';
import type { KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import {
  SuggestAddresses,
  type SuggestAddressesView,
} from '../../../application/visitor/suggest-addresses/suggest-addresses.ts';
import { suggestionsStatus } from '../../../application/visitor/suggest-addresses/texts.ts';
import { FakeAddressSuggestions } from '../../fakes/dealers/fake-address-suggestions.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

let suggestions: FakeAddressSuggestions;
let clock: FakeClock;
let log: MemoryLogger;
let suggestAddresses: SuggestAddresses;
let area$: BehaviorSubject<KnownArea>;
let views: SuggestAddressesView[];

const begin = (language?: 'en' | 'fr') => {
  views = [];
  suggestAddresses = new SuggestAddresses({ suggestions, clock, log, area$ }, language);
  suggestAddresses.view$.subscribe((view) => views.push(view));
};

beforeEach(() => {
  [suggestions, clock, log] = [new FakeAddressSuggestions(), new FakeClock(), new MemoryLogger()];
  area$ = new BehaviorSubject<KnownArea>({ zipcode: null });
  begin();
});

const type = (text: string) => suggestAddresses.type(text, ' 75001-1234 ');
const shown = () => views.at(-1)?.suggestions.map(({ addressLine1 }) => addressLine1);

describe('SuggestAddresses (specification, section 5)', () => {
  test('suggests nothing before a key press', () =>
    expect(views).toEqual([{ suggestions: [], status: '', note: '' }]));

  test('suggests completions of the text, and announces their number', async () => {
    const typed = type('1200 main st');
    await clock.advance(250);
    await typed;
    expect(views.at(-1)).toEqual({
      suggestions: [expect.objectContaining({ label: '1200 Main St, Addison, TX 75001' })],
      status: '1 suggestion. Use the arrow keys.',
      note: '',
    });
    expect(JSON.parse(JSON.stringify(views))).toEqual(views);
  });

  test('notes that only the town is verified, and leaves the code to the visitor', async () => {
    suggestions.knowOnlyTowns();
    const typed = type('1200 main st');
    await clock.advance(250);
    await typed;
    expect(views.at(-1)?.note).toBe('We know the towns, not the house numbers. Please check the address.');
    expect(suggestAddresses.choose(0)).toEqual({
      addressLine1: '1200 Main St',
      city: 'Addison',
      state: 'TX',
    });
  });

  test('waits for a pause of a quarter of a second after the last key', async () => {
    const first = type('1200 mai');
    await clock.advance(249);
    const last = type('1200 main');
    await first;
    await clock.advance(249);
    expect(suggestions.asked).toEqual([]);
    await clock.advance(1);
    await last;
    expect([suggestions.asked, shown()]).toEqual([['1200 main'], ['1200 Main']]);
  });

  test('never requests suggestions for an incomplete address, and removes the current ones', async () => {
    void type('1200 main');
    await clock.advance(250);
    await type('1200 m');
    expect(shown()).toEqual([]);
    await clock.advance(1_000);
    expect([suggestions.asked, clock.waiting]).toEqual([['1200 main'], 0]);
  });

  test('keeps the current suggestions until the next answer', async () => {
    void type('1200 main');
    await clock.advance(250);
    void type('1200 main st');
    await clock.advance(249);
    expect(shown()).toEqual(['1200 Main']);
    await clock.advance(1);
    expect(shown()).toEqual(['1200 Main St']);
  });

  test('drops a late answer for an older text', async () => {
    suggestions.fallSilent();
    void type('1200 main');
    await clock.advance(250);
    void type('1300 elm');
    await clock.advance(250);
    suggestions.release();
    await settle();
    expect([suggestions.asked, shown()]).toEqual([['1200 main', '1300 elm'], ['1300 Elm']]);
  });

  test('makes no more calls once the list is dismissed, and ignores pending answers', async () => {
    suggestions.fallSilent();
    const typed = type('1200 main st');
    await clock.advance(250);
    suggestAddresses.dismiss();
    await typed;
    suggestions.release();
    await settle();
    void type('1200 main st');
    suggestAddresses.dismiss();
    await clock.advance(1_000);
    expect([suggestions.asked, shown()]).toEqual([['1200 main st'], []]);
    expect(views).toHaveLength(1);
  });

  test('suggests nothing when no service answers, and logs nothing of the text', async () => {
    void type('1200 main st');
    await clock.advance(250);
    suggestions.breakDown();
    void type('1200 elm st');
    await clock.advance(250);
    expect(shown()).toEqual([]);
    expect(log.errors).toEqual(['Error suggesting addresses: Service Unavailable']);
    void type('1300 elm st');
    await clock.advance(250);
    expect(suggestions.asked).toHaveLength(3);
  });

  test("without a code in the form, suggests places in the visitor's area", async () => {
    area$.next({ zipcode: '75001' });
    void suggestAddresses.type('1200 main st', '');
    await clock.advance(250);
    expect(shown()).toEqual(['1200 Main St']);
  });

  test('prefers the code in the form to the area', async () => {
    area$.next({ zipcode: '75001' });
    void suggestAddresses.type('1200 main st', '750');
    await clock.advance(250);
    expect(shown()).toEqual([]);
  });

  test.each([[''], ['750'], ['Addison']])('uses no place near %j', async (near) => {
    void suggestAddresses.type('1200 main st', near);
    await clock.advance(250);
    expect([suggestions.asked, shown()]).toEqual([['1200 main st'], []]);
  });

  test('is in French in a French form', async () => {
    begin('fr');
    void type('1200 main st');
    await clock.advance(250);
    expect(views.at(-1)?.status).toBe('1 suggestion. Utilisez les touches fléchées.');
  });
});

test.each([
  [0, ''],
  [1, '1 suggestion. Use the arrow keys.'],
  [3, '3 suggestions. Use the arrow keys.'],
])('For %d suggestions, screen readers announce %j', (count, text) =>
  expect(suggestionsStatus(count, 'en')).toBe(text),
);
