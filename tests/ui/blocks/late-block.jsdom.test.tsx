import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { holdClicksIn } from '../../../infrastructure/browser/click-replay.ts';
import type { BlockStart } from '../../../domain/content/blocks/block-view.ts';
import { LateBlock } from '../../../ui/blocks/late-block.tsx';
import type { BlockModules } from '../../../ui/blocks/load-blocks.ts';
import { comeNear, fakeIntersections } from '../../fakes/fake-intersection-observer.ts';

const Form = (): ReactNode => {
  const [sent, setSent] = useState(0);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input name="zip" aria-label="Zip" />
      <button type="button" onClick={() => setSent(sent + 1)}>
        {`Sent ${sent}`}
      </button>
    </form>
  );
};

const MODULES: BlockModules = new Map([['form', { Block: Form }]]);

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  fakeIntersections();
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The server's html, with the late block between two markers. */
const HTML =
  '<div data-frame="" data-block="form" data-waiting=""><!--$--><form><input aria-label="Zip" name="zip"><button type="button">Sent 0</button></form><!--/$--></div>';

const block = (load: () => Promise<BlockModules>, when: BlockStart): ReactNode => (
  <LateBlock
    around={{ 'data-block': 'form' }}
    modules={new Map()}
    start={{ when, load, holdClicks: holdClicksIn }}
    render={(modules) => modules.has('form') && <Form />}
  />
);

/** Hydrates the server's html; `meanwhile` acts as a visitor who uses the page before the application starts. */
const open = (
  load: () => Promise<BlockModules>,
  when: BlockStart = 'near',
  meanwhile: () => void = () => undefined,
): void => {
  page = document.createElement('div');
  page.innerHTML = HTML;
  document.body.append(page);
  meanwhile();
  act(() => {
    root = hydrateRoot(page, block(load, when));
  });
};

const box = (): HTMLInputElement => page.querySelector('input') as HTMLInputElement;
const button = (): HTMLButtonElement => page.querySelector('button') as HTMLButtonElement;
const settled = (): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(0)));

test('a block that starts nearby loads its code once the visitor comes near, and its html stays the same', async () => {
  const load = jest.fn(() => Promise.resolve(MODULES));
  open(load);
  const html = page.innerHTML;
  await settled();
  expect(load).not.toHaveBeenCalled();
  comeNear();
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(page.innerHTML).toBe(html.replace(' data-waiting=""', ''));
  act(() => button().click());
  expect(button().textContent).toBe('Sent 1');
});

test('a block that starts nearby loads from far away if it gets the focus', async () => {
  const load = jest.fn(() => Promise.resolve(MODULES));
  open(load);
  await settled();
  act(() => box().focus());
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
});

describe('A block that waits to be used', () => {
  const load = jest.fn(() => Promise.resolve(MODULES));
  beforeEach(() => void load.mockClear());

  test('loads when it is used, not when the visitor comes near', async () => {
    open(load, 'used');
    await settled();
    comeNear();
    await settled();
    expect(load).not.toHaveBeenCalled();
    act(() => box().focus());
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('loads when the pointer is above it', async () => {
    open(load, 'used');
    await settled();
    fireEvent.pointerOver(button());
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('loads at once if it had the focus before the application started', async () => {
    open(load, 'used', () => box().focus());
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('tries to load again only at the next use if loading fails while it has the focus', async () => {
    load.mockRejectedValueOnce(new TypeError('the network is gone'));
    open(load, 'used', () => box().focus());
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    act(() => button().focus());
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

test('a block whose code has not loaded keeps typed text, and applies repeated clicks once', async () => {
  // React logs on the console that the server's button was not busy.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let arrive: (modules: BlockModules) => void = () => undefined;
  open(() => new Promise((resolve) => (arrive = resolve)));
  await settled();
  fireEvent.focusIn(box());
  box().value = '60601';
  await settled();
  button().click();
  button().click();
  expect(button().ariaBusy).toBe('true');
  expect(button().textContent).toBe('Sent 0');
  arrive(MODULES);
  await settled();
  expect(button().textContent).toBe('Sent 1');
  expect(button().ariaBusy).toBeNull();
  expect(box().value).toBe('60601');
});

test('a click that has waited for three seconds submits the form without scripts', async () => {
  // jsdom logs that it does not send forms.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open(() => new Promise(() => undefined));
  await settled();
  button().type = 'submit';
  const clicked = jest.fn();
  button().click();
  addEventListener('click', clicked, { capture: true, once: true });
  await act(async () => void (await jest.advanceTimersByTimeAsync(2_999)));
  expect(clicked).not.toHaveBeenCalled();
  await act(async () => void (await jest.advanceTimersByTimeAsync(1)));
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(button().ariaBusy).toBeNull();
});

test('a block whose code cannot be loaded keeps its html, and tries again at the next use', async () => {
  const load = jest
    .fn<() => Promise<BlockModules>>()
    .mockRejectedValueOnce(new TypeError('the network is gone'))
    .mockResolvedValueOnce(MODULES);
  open(load);
  await settled();
  comeNear();
  await settled();
  expect(box()).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.focusIn(box());
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  act(() => button().click());
  expect(button().textContent).toBe('Sent 1');
});
