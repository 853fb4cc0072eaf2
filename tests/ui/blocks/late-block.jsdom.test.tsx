import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { holdClicksIn } from '../../../infrastructure/browser/click-replay.ts';
import type { BlockStart } from '../../../domain/content/blocks/block-view.ts';
import { LateBlock } from '../../../ui/blocks/late-block.tsx';
import type { BlockModules } from '../../../ui/blocks/load-blocks.ts';

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

/** Simulates intersections; jsdom has no layout. */
let comeNear: () => void;
class FakeIntersectionObserver {
  constructor(callback: (entries: ReadonlyArray<{ isIntersecting: boolean }>) => void) {
    comeNear = () => callback([{ isIntersecting: true }]);
  }
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** As React renders it on the server: the late block is between two markers. */
const HTML =
  '<div data-block="form" data-waiting=""><!--$--><form><input aria-label="Zip" name="zip"><button type="button">Sent 0</button></form><!--/$--></div>';

const block = (load: () => Promise<BlockModules>, when: BlockStart): ReactNode => (
  <LateBlock
    around={{ 'data-block': 'form' }}
    modules={new Map()}
    start={{ when, load, holdClicks: holdClicksIn }}
    render={(modules) => modules.has('form') && <Form />}
  />
);

/** The page as the server has made it, taken over by the application; `meanwhile` is what the visitor has done before. */
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

test('its code is fetched once the visitor comes near it, and its html stands there before and after', async () => {
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

test('it is fetched when it is used from afar, by a link that leads to it', async () => {
  const load = jest.fn(() => Promise.resolve(MODULES));
  open(load);
  await settled();
  act(() => box().focus());
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
});

describe('What waits to be used', () => {
  const load = jest.fn(() => Promise.resolve(MODULES));
  beforeEach(() => void load.mockClear());

  test('is not fetched when the visitor comes near it, but when it is used', async () => {
    comeNear = () => undefined;
    open(load, 'used');
    await settled();
    comeNear();
    await settled();
    expect(load).not.toHaveBeenCalled();
    act(() => box().focus());
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is fetched as a pointer comes above it', async () => {
    open(load, 'used');
    await settled();
    fireEvent.pointerOver(button());
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is fetched at once where the visitor was in it before the application started', async () => {
    open(load, 'used', () => box().focus());
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is not fetched over and over where that fails while the visitor is in it', async () => {
    load.mockRejectedValueOnce(new TypeError('the network is gone'));
    open(load, 'used', () => box().focus());
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    act(() => button().focus());
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

test('what is typed and clicked before its code is there is neither lost nor done twice', async () => {
  // React says on the console that the server's button was not busy.
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

test('a click that waits for three seconds sends the form by the page itself', async () => {
  // jsdom reports that it sends no forms.
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

test('where its code cannot be fetched, its html stays, and the next use tries anew', async () => {
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
