import { beforeEach, describe, expect, test } from '@jest/globals';
import { writeValues } from '../../../ui/leads/lead-form/form-values.ts';

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = '<form><input name="firstName"><input name="zip"></form>';
});

describe('What is known of the visitor', () => {
  test('stands in empty fields, and stays out of the one that has the focus', () => {
    field('zip').focus();
    writeValues(form(), { firstName: 'Ann', zip: '60601' }, false);
    expect([field('firstName').value, field('zip').value]).toEqual(['Ann', '']);
  });

  test('leaves what is typed', () => {
    field('zip').value = '7500';
    writeValues(form(), { zip: '60601' }, false);
    expect(field('zip').value).toBe('7500');
  });
});

test('What the visitor has chosen is put into the field that has the focus, too', () => {
  field('zip').focus();
  writeValues(form(), { zip: '60601' }, true);
  expect(field('zip').value).toBe('60601');
});

describe('What the site has put into a field and takes back', () => {
  const before = { zip: '75001' };

  test('leaves it empty', () => {
    field('zip').value = '75001';
    writeValues(form(), { zip: '' }, true, before);
    expect(field('zip').value).toBe('');
  });

  test.each([
    ['7500', true],
    ['75001', false],
  ])('leaves what is typed, or only known: %s', (value, overwrites) => {
    field('zip').value = value;
    writeValues(form(), { zip: '' }, overwrites, before);
    expect(field('zip').value).toBe(value);
  });
});
