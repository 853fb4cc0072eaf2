import { describe, expect, test } from '@jest/globals';
import { fieldsOf } from '../../../domain/lead/form.ts';
import { formsOn } from '../../../domain/lead/forms/forms.ts';
import { FIRST_FIELDS, LEAD_FIELD_TABLE, LEAD_FIELDS } from '../../../domain/lead/lead-fields.ts';

const ASKED = formsOn(() => '2026-11-20').flatMap(fieldsOf);

describe('The fields of a lead', () => {
  test('are the fields of all forms, each once', () => {
    expect(new Set(LEAD_FIELDS)).toEqual(new Set(ASKED.map(({ name }) => name)));
    expect(new Set(LEAD_FIELDS).size).toBe(LEAD_FIELDS.length);
  });

  test('begin with those of the first release, in the order of its exports', () =>
    expect(LEAD_FIELDS.slice(0, FIRST_FIELDS.length)).toEqual(FIRST_FIELDS));

  test.each(LEAD_FIELD_TABLE)(
    '$name has the same length limit and mail text in every form',
    ({ name, maxLength, mail }) => {
      const same = ASKED.filter((field) => field.name === name);
      for (const field of same) {
        expect([field.maxLength, JSON.stringify(field.mail)]).toEqual([maxLength, JSON.stringify(mail)]);
      }
    },
  );
});
