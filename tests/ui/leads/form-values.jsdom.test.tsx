import { beforeEach, describe, expect, test } from '@jest/globals';
import { writeValues } from '../../../ui/leads/lead-form/form-values.ts';

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = '<form><input name="firstName"><input name="zip"></form>';
});

describe('Known details of the visitor', () => {
  test('are filled into empty fields, except the one that has the focus', () => {
    field('zip').focus();
    writeValues(form(), { firstName: 'Ann', zip: '60601' }, false);
    expect([field('firstName').value, field('zip').value]).toEqual(['Ann', '']);
  });

  test('do not replace typed text', () => {
    field('zip').value = '7500';
    writeValues(form(), { zip: '60601' }, false);
    expect(field('zip').value).toBe('7500');
  });
});

test('A value that the visitor has chosen is also filled into the field that has the focus', () => {
  field('zip').focus();
  writeValues(form(), { zip: '60601' }, true);
  expect(field('zip').value).toBe('60601');
});

describe('A value that the site filled in and takes back', () => {
  const before = { zip: '75001' };

  test('leaves an empty field', () => {
    field('zip').value = '75001';
    writeValues(form(), { zip: '' }, true, before);
    expect(field('zip').value).toBe('');
  });

  test.each([
    ['7500', true],
    ['75001', false],
  ])('does not remove typed text, or known details: %s', (value, overwrites) => {
    field('zip').value = value;
    writeValues(form(), { zip: '' }, overwrites, before);
    expect(field('zip').value).toBe(value);
  });
});
