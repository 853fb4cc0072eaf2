import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Announcer, useAnnouncement } from '../../../ui/bindings/announcements.tsx';

const Speaker = ({ text }: { text: string | null }) => {
  useAnnouncement(text);
  return null;
};

const spoken = (first: string | null, second: string | null) => (
  <Announcer>
    <Speaker text={first} />
    <Speaker text={second} />
  </Announcer>
);

test('The live region exists and is empty before the first announcement, and stays the same element', () => {
  const { rerender } = render(spoken('Read with the page', null));
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(spoken('7 dealers near 75001.', null));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('7 dealers near 75001.');
});

test('The same text from another part of the page is announced again, as a new element', () => {
  const { rerender } = render(spoken(null, null));
  rerender(spoken('Searching', null));
  const region = screen.getByRole('status');
  const first = region.firstChild;
  rerender(spoken('Searching', 'Searching'));
  expect(region.textContent).toBe('Searching');
  expect(region.firstChild).not.toBe(first);
});
