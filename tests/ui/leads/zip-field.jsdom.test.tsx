import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ServicesProvider } from '../../../ui/bindings/services.ts';
import { ZipField } from '../../../ui/leads/zip-field/zip-field.tsx';
import { servicesOnFakes } from '../blocks/services-on-fakes.ts';

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const selected = () => [box().selectionStart, box().selectionEnd];

const taken: string[] = [];

const field = (defaultValue: string, error?: string) => (
  <ServicesProvider value={servicesOnFakes()}>
    <ZipField
      name="zip"
      label="Zip"
      type="text"
      autoComplete="postal-code"
      defaultValue={defaultValue}
      error={error}
      onTake={(code) => taken.push(code)}
    />
  </ServicesProvider>
);

const begin = (defaultValue = '') => render(field(defaultValue));

const enter = (): void => {
  act(() => box().focus());
  fireEvent.click(box());
};

test('The click that enters the field selects a prefilled code; a second click places the cursor', () => {
  begin();
  box().value = '60601';
  enter();
  expect(selected()).toEqual([0, 5]);
  box().setSelectionRange(2, 2);
  fireEvent.click(box());
  expect(selected()).toEqual([2, 2]);
});

test("The click also selects a code that is in the page's html", () => {
  begin('60601');
  enter();
  expect(selected()).toEqual([0, 5]);
});

test('Typed text is not selected', () => {
  begin('60601');
  fireEvent.input(box(), { target: { value: '7500' } });
  box().setSelectionRange(4, 4);
  enter();
  expect(selected()).toEqual([4, 4]);
});

test('An error about a code offers the code that is meant', async () => {
  const { rerender } = begin();
  box().value = '5540l';
  rerender(field('', 'Must be valid'));
  fireEvent.click(await screen.findByRole('button', { name: 'Did you mean 55401 (Minneapolis, MN)?' }));
  expect(taken).toEqual(['55401']);
});
