import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ZipSearch } from '../../../ui/dealers/zip-search/zip-search.tsx';

/** Types a code, sends it, and says what the form then holds. */
const sent = (typed: string, onSearch?: (zipcode: string) => void): FormDataEntryValue | null => {
  const { unmount } = render(<ZipSearch action="/find-your-dealer/" {...(onSearch && { onSearch })} />);
  const form = screen.getByRole<HTMLFormElement>('search');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
  // jsdom follows no forms.
  if (onSearch === undefined) form.addEventListener('submit', (event) => event.preventDefault());
  fireEvent.submit(form);
  const code = new FormData(form).get('zipcode');
  unmount();
  return code;
};

test('The zip box leads on with a code, not with the spaces around it', () => {
  expect(sent(' 30303 ')).toBe('30303');
  expect(sent('  ')).toBe('');
});

test('It searches in place for the same', () => {
  const searched: string[] = [];
  sent(' k1a 0b1\t', (zipcode) => searched.push(zipcode));
  expect(searched).toEqual(['k1a 0b1']);
});
