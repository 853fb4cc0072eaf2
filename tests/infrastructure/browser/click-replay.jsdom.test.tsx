import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { replayClicks } from '../../../infrastructure/browser/click-replay.ts';

const ADDRESS = '/find-a-dealer/?zipcode=75001&compare=1';

/** Clicks a link, and reports whether the browser would follow it. */
const click = (link: HTMLElement): boolean =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('The first click on Compare is replayed once the application has started', async () => {
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

test('A button prints or scrolls its row if its script cannot be loaded', async () => {
  document.body.innerHTML =
    '<button type="button" data-print="">Print</button><button type="button" aria-controls="row">Next</button><input id="row">';
  const [print, next] = screen.getAllByRole('button');
  const box = screen.getByRole('textbox');
  let printed = 0;
  window.print = () => void (printed += 1);
  const scrolled: unknown[] = [];
  box.scrollBy = (...by: unknown[]) => void scrolled.push(by);
  replayClicks(() => Promise.reject(new TypeError('the file is gone')));
  for (const button of [print, next]) {
    click(button as HTMLElement);
    await new Promise<void>((resolve) => setTimeout(resolve));
    expect(button?.hasAttribute('aria-busy')).toBe(false);
  }
  expect({ printed, scrolled: scrolled.length, focused: document.activeElement === box }).toEqual({
    printed: 1,
    scrolled: 1,
    focused: true,
  });
});
