import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { companyId } from '../../builders/company-id.ts';
import { ZipSearch } from '../../../ui/dealers/zip-search/zip-search.tsx';

/** Types a code, sends it, and returns the form's value. */
const sent = (typed: string, onSearch?: (zipcode: string) => void): FormDataEntryValue | null => {
  const { unmount } = render(<ZipSearch action="/find-your-dealer/" {...(onSearch && { onSearch })} />);
  const form = screen.getByRole<HTMLFormElement>('search');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
  // jsdom does not navigate.
  if (onSearch === undefined) form.addEventListener('submit', (event) => event.preventDefault());
  fireEvent.submit(form);
  const code = new FormData(form).get('zipcode');
  unmount();
  return code;
};

test('The zip box sends a code without the spaces around it', () => {
  expect(sent(' 30303 ')).toBe('30303');
  expect(sent('  ')).toBe('');
});

test('A search in place gets the code without the spaces around it', () => {
  const searched: string[] = [];
  sent(' k1a 0b1\t', (zipcode) => searched.push(zipcode));
  expect(searched).toEqual(['k1a 0b1']);
});

test('The zip box also sends its dealer', () => {
  render(<ZipSearch action="/connect/" dealer={companyId(100063)} />);
  expect(new FormData(screen.getByRole<HTMLFormElement>('search')).get('dealer')).toBe('100063');
});

describe('A code that becomes known later', () => {
  const box = () => screen.getByRole<HTMLInputElement>('textbox');
  const begin = () => {
    const { rerender } = render(<ZipSearch action="/find-a-dealer/" zipcode="" />);
    return {
      know: (zipcode: string) => rerender(<ZipSearch action="/find-a-dealer/" zipcode={zipcode} />),
    };
  };

  test('is filled into an untouched box', () => {
    begin().know('60601');
    expect(box().value).toBe('60601');
  });

  test('is never filled into a box that has the focus; the next one is, once the focus has left', () => {
    const { know } = begin();
    act(() => box().focus());
    know('60601');
    expect(box().value).toBe('');
    act(() => box().blur());
    know('75001');
    expect(box().value).toBe('75001');
  });

  test('never replaces typed text', () => {
    const { know } = begin();
    fireEvent.change(box(), { target: { value: '7500' } });
    know('60601');
    expect(box().value).toBe('7500');
  });

  test.each([
    ['1200 Main St, Dallas, TX 75001-1234', '75001'],
    ['Ｍ５Ｖ–３Ｌ９', 'M5V 3L9'],
  ])('replaces the sent text %p with %p', (typed, code) => {
    const { know } = begin();
    act(() => box().focus());
    expect(box().maxLength).toBeGreaterThan(100);
    fireEvent.change(box(), { target: { value: typed } });
    screen.getByRole('search').addEventListener('submit', (event) => event.preventDefault());
    fireEvent.submit(screen.getByRole('search'));
    know(code);
    expect(box().value).toBe(code);
  });

  test('replaces a sent text that means the same code, even while the box has the focus', () => {
    const { know } = begin();
    act(() => box().focus());
    fireEvent.change(box(), { target: { value: 'm5v3l9' } });
    screen.getByRole('search').addEventListener('submit', (event) => event.preventDefault());
    fireEvent.submit(screen.getByRole('search'));
    know('60601');
    expect(box().value).toBe('m5v3l9');
    know('M5V 3L9');
    expect(box().value).toBe('M5V 3L9');
  });

  test('does not empty the box whose search is on its way: the address changes first', () => {
    const { rerender } = render(<ZipSearch action="/find-a-dealer/" zipcode="" revisit="loaded" />);
    act(() => box().focus());
    fireEvent.change(box(), { target: { value: '75001' } });
    screen.getByRole('search').addEventListener('submit', (event) => event.preventDefault());
    fireEvent.submit(screen.getByRole('search'));
    rerender(<ZipSearch action="/find-a-dealer/" zipcode="" />);
    expect(box().value).toBe('75001');
  });

  test('is selected by the click that enters the box, so that typing replaces it; a second click places the cursor', () => {
    begin().know('60601');
    const selected = () => [box().selectionStart, box().selectionEnd];
    act(() => box().focus());
    fireEvent.click(box());
    expect(selected()).toEqual([0, 5]);
    box().setSelectionRange(2, 2);
    fireEvent.click(box());
    expect(selected()).toEqual([2, 2]);
  });

  test('does not let a click select typed text', () => {
    begin().know('60601');
    fireEvent.change(box(), { target: { value: '7500' } });
    box().setSelectionRange(4, 4);
    act(() => box().focus());
    fireEvent.click(box());
    expect(box().selectionStart).toBe(4);
  });
});
