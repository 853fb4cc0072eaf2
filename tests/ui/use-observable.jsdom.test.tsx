import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BehaviorSubject, Subject } from 'rxjs';
import { currentOf, useObservable } from '../../ui/bindings/use-observable.ts';

const Shown = ({ view$ }: { view$: BehaviorSubject<string> }) => <p>{useObservable(view$)}</p>;

test('A component renders the latest value of a view, and each new one', () => {
  const view$ = new BehaviorSubject('searching');
  render(<Shown view$={view$} />);
  expect(screen.getByText('searching')).toBeTruthy();
  act(() => view$.next('found'));
  expect(screen.getByText('found')).toBeTruthy();
});

test('A component unsubscribes when it is removed', () => {
  const view$ = new BehaviorSubject('searching');
  render(<Shown view$={view$} />).unmount();
  expect(view$.observed).toBe(false);
});

test('A component subscribes to another view when it gets one', () => {
  const { rerender } = render(<Shown view$={new BehaviorSubject('first')} />);
  rerender(<Shown view$={new BehaviorSubject('second')} />);
  expect(screen.getByText('second')).toBeTruthy();
});

test('A view that does not replay its latest value throws', () => {
  expect(() => currentOf(new Subject())).toThrow('did not replay');
});

test('A late part hydrates html that was rendered before its view changed, then shows the latest value', () => {
  const faults: unknown[] = [];
  const view$ = new BehaviorSubject('searching');
  const takeOver = (): HTMLElement => {
    const place = document.createElement('div');
    place.innerHTML = '<p>searching</p>';
    act(
      () =>
        void hydrateRoot(place, <Shown view$={view$} />, {
          onRecoverableError: (fault) => faults.push(fault),
        }),
    );
    return place;
  };
  takeOver();
  act(() => view$.next('found'));
  expect(takeOver().textContent).toBe('found');
  expect(faults).toEqual([]);
});
