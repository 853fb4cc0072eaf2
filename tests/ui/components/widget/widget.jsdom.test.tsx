import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { WIDGET_TIMEOUT_MS } from '../../../../ui/components/widget/fill-when-near.ts';
import { Widget } from '../../../../ui/components/widget/widget.tsx';
import { comeNear, fakeIntersections } from '../../../fakes/fake-intersection-observer.ts';

const SCRIPT = 'https://widgets.example.com/rebates.js';

beforeEach(() => {
  jest.useFakeTimers();
  fakeIntersections();
});
afterEach(() => {
  jest.useRealTimers();
  for (const script of document.querySelectorAll('script')) script.remove();
});

const scripts = () => document.querySelectorAll(`script[src="${SCRIPT}"]`);

const rendered = () =>
  render(
    <Widget
      script={SCRIPT}
      marks={{ 'data-widget': 'one' }}
      heading={<h2>Rebates</h2>}
      waiting="Loading"
      unscripted="Scripts are off"
      failed="Not here"
    />,
  );

const fill = async (): Promise<void> => {
  await act(async () => {
    document.querySelector('[data-widget]')?.append('Filled');
    await Promise.resolve();
  });
};

test('a widget requests nothing from its host until it is near', () => {
  rendered();
  expect(scripts()).toHaveLength(0);
  comeNear();
  expect(scripts()).toHaveLength(1);
});

test("a host's content replaces the heading and text of its widget", async () => {
  rendered();
  comeNear();
  expect(screen.queryByRole('heading', { name: 'Rebates' })).not.toBeNull();
  await fill();
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Rebates' })).toBeNull();
  act(() => jest.advanceTimersByTime(WIDGET_TIMEOUT_MS));
  expect(screen.queryByText('Not here')).toBeNull();
});

test('a widget whose script cannot be loaded shows its error at once, and removes the script so that the next widget can try again', () => {
  rendered();
  comeNear();
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
  expect(screen.queryByText('Not here')).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'Rebates' })).not.toBeNull();
  expect(scripts()).toHaveLength(0);
});

test('a widget whose host is late shows its error until the content arrives', async () => {
  rendered();
  comeNear();
  act(() => jest.advanceTimersByTime(WIDGET_TIMEOUT_MS - 1));
  expect(screen.queryByText('Not here')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Not here')).not.toBeNull();
  await fill();
  expect(screen.queryByText('Not here')).toBeNull();
});

test('the time limit of a widget starts when it is near, and ends when it is removed', () => {
  const { unmount } = rendered();
  act(() => jest.advanceTimersByTime(WIDGET_TIMEOUT_MS * 2));
  expect(screen.queryByText('Not here')).toBeNull();
  comeNear();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
