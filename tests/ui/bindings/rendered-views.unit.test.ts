import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import { useObservable } from '../../../ui/bindings/use-observable.ts';
import { Modal } from '../../../ui/components/modal/modal.tsx';

const Shown = ({ view$ }: { view$: BehaviorSubject<string> }) => useObservable(view$);

test('Html that is rendered again shows the current view', () => {
  const view$ = new BehaviorSubject('searching');
  const html = (): string => renderToStaticMarkup(createElement(Shown, { view$ }));
  expect(html()).toBe('searching');
  view$.next('found');
  expect(html()).toBe('found');
});

test('A dialog is rendered in place if there is no window', () => {
  const dialog = createElement(Modal, {
    title: 'Reviews',
    closeLabel: 'Close',
    onClose: () => undefined,
    children: 'None yet',
  });
  expect(renderToStaticMarkup(dialog)).toMatch(/^<dialog .*Reviews.*None yet.*<\/dialog>$/);
});
