import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { BlockBoundary } from '../../../../ui/blocks/block-boundary.tsx';
import { Part } from '../../../../ui/components/part/part.tsx';
import { watchPresses } from '../../../../ui/components/part/press-again.ts';

const pressed: string[] = [];

const Fields = (): ReactNode => {
  const [turns, setTurns] = useState(0);
  return (
    <form>
      {['a', 'b'].map((value) => (
        <label key={value}>
          <input type="radio" name="choice" value={value} defaultChecked={value === 'a'} />
          {value}
        </label>
      ))}
      <input name="zip" defaultValue="75001" />
      <input type="email" name="email" />
      <input type="checkbox" name="agreed" />
      <select name="state" defaultValue="TX">
        <option>TX</option>
        <option>OK</option>
      </select>
      <textarea name="comments" />
      <details>
        <summary>More</summary>
      </details>
      <button type="button" className="turn" onClick={() => setTurns(turns + 1)}>
        Turned {turns % 2 === 1 && turns} times
      </button>
      <button type="button" className="press" onClick={() => pressed.push('pressed')}>
        Press
      </button>
    </form>
  );
};

const PAGE = (
  <Part>
    <BlockBoundary onFault={(fault) => pressed.push(String(fault))}>
      <Fields />
    </BlockBoundary>
  </Part>
);

const channels: MessageChannel[] = [];

/** An open channel would keep the process alive. */
class ClosedInTheEnd extends MessageChannel {
  constructor() {
    super();
    channels.push(this);
  }
}

/** React's server needs what jsdom lacks. */
Object.assign(globalThis, { MessageChannel: ClosedInTheEnd, TextEncoder });
const { renderToString } = await import('react-dom/server');

let root: Root;
let page: HTMLElement;
let recovered: number;

beforeAll(watchPresses);
afterAll(() => channels.forEach(({ port1 }) => port1.close()));
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  pressed.length = recovered = 0;
  page = document.createElement('div');
  page.innerHTML = renderToString(PAGE);
  document.body.append(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  jest.restoreAllMocks();
});

const hydrate = (): void =>
  act(() => {
    root = hydrateRoot(page, PAGE, { onRecoverableError: () => recovered++, onCaughtError: () => undefined });
  });

const one = <E extends HTMLElement = HTMLInputElement>(selector: string): E =>
  page.querySelector<E>(selector) as E;

/** As a translator does. */
const wrapTexts = (): void => {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) {
    const wrapped = document.createElement('font');
    text.replaceWith(wrapped);
    wrapped.append(`‹${text.data}›`);
  }
};

const fill = (): void => {
  one('[value=b]').checked = true;
  one('[name=zip]').value = '';
  one('[type=email]').value = 'ann@example.com';
  one('[type=checkbox]').checked = true;
  one<HTMLSelectElement>('select').selectedIndex = 1;
  one<HTMLTextAreaElement>('textarea').value = 'Noise at night';
  one<HTMLDetailsElement>('details').open = true;
  one('textarea').focus();
  one('textarea').setSelectionRange(2, 5);
};

const held = () => ({
  data: Object.fromEntries(new FormData(one<HTMLFormElement>('form'))),
  isOpen: one<HTMLDetailsElement>('details').open,
  focused: document.activeElement === one('textarea'),
  selection: [one('textarea').selectionStart, one('textarea').selectionEnd],
});

const HELD = {
  data: {
    choice: 'b',
    zip: '',
    email: 'ann@example.com',
    agreed: 'on',
    state: 'OK',
    comments: 'Noise at night',
  },
  isOpen: true,
  focused: true,
  selection: [2, 5],
};

test('A part that others have changed before its hydration is rendered anew with its input', () => {
  wrapTexts();
  one('[name=zip]').before(document.createElement('div'));
  fill();
  const before = one('textarea');
  const moved: unknown[] = [];
  page.addEventListener('replaced', (event) => moved.push((event as CustomEvent).detail));
  hydrate();
  expect([recovered, one('textarea') === before, page.querySelector('font')]).toEqual([1, false, null]);
  expect(held()).toEqual(HELD);
  expect(moved).toContain(before);
});

test('A part that nobody has changed keeps its elements', () => {
  fill();
  const before = one('textarea');
  hydrate();
  expect([recovered, one('textarea') === before]).toEqual([0, true]);
  expect(held()).toEqual(HELD);
});

test('A part whose update fails because others have changed it is rendered anew with its input', () => {
  hydrate();
  act(() => one('.turn').click());
  fill();
  wrapTexts();
  act(() => one('.turn').click());
  expect([page.querySelectorAll('form').length, pressed]).toEqual([1, []]);
  expect(held()).toEqual(HELD);
});

test('A click on a control that React replaces meanwhile is repeated on the new one', async () => {
  wrapTexts();
  const before = one('.press');
  page.addEventListener('click', () => one('.press') === before && hydrate(), { capture: true, once: true });
  before.click();
  await new Promise((next) => setTimeout(next, 1));
  expect([one('.press') === before, pressed]).toEqual([false, ['pressed']]);
});

test('A click on a choice that React replaces meanwhile is not repeated', async () => {
  wrapTexts();
  page.addEventListener('click', hydrate, { capture: true, once: true });
  one('[type=checkbox]').click();
  await new Promise((next) => setTimeout(next, 1));
  expect(one('[type=checkbox]').checked).toBe(true);
});

test.each([
  ['mouse', ['pressed']],
  ['touch', []],
])(
  'A press of a %s that ends on the new control clicks it as browsers leave it out',
  (pointerType, clicks) => {
    const pointer = (type: string) =>
      Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }) as Event;
    wrapTexts();
    one('.press').dispatchEvent(pointer('pointerdown'));
    hydrate();
    one('.press').dispatchEvent(pointer('pointerup'));
    expect(pressed).toEqual(clicks);
  },
);
