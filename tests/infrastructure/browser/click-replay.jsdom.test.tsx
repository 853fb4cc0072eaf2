import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { replayClicks } from '../../../infrastructure/browser/click-replay.ts';

const ADDRESS = '/find-a-dealer/?zipcode=75001&compare=1';

/** Clicks a link, and reports whether the browser would follow it. */
const click = (link: HTMLElement): boolean =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('The first Compare loads no page: it is held until the application has started, then repeated', async () => {
  let starts = 0;
  replayClicks(() => Promise.resolve((starts += 1)));
  document.body.innerHTML = `<a href="${ADDRESS}" data-held="">Compare Caldwell</a>`;
  const link = screen.getByRole('link', { name: 'Compare Caldwell' });
  link.focus();
  expect({ isFollowed: click(link), starts }).toEqual({ isFollowed: false, starts: 1 });
  expect(link.getAttribute('aria-busy')).toBe('true');
  let repeated = 0;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    repeated += 1;
  });
  document.documentElement.dataset['started'] = '';
  await Promise.resolve();
  expect({ repeated, focused: document.activeElement === link }).toEqual({ repeated: 1, focused: true });
  expect(link.hasAttribute('aria-busy')).toBe(false);
});
