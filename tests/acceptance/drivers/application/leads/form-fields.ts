import assert from 'node:assert/strict';
import type { Element } from 'domhandler';
import type { FormField } from '../../../../../domain/lead/form.ts';
import { allIn, attributeOf, nameOf, theOne, wholeText } from '../../../reader/html.ts';
import { asValue, labeled } from '../../../form-words.ts';

/** The visible field with a label; fails if there is none. */
const controlOf = (form: Element, { label, control }: FormField): Element => {
  const name = labeled(label);
  switch (control.kind) {
    case 'select':
    case 'address':
      return theOne(form, 'combobox', name);
    case 'checkbox':
      return theOne(form, 'checkbox', name);
    case 'radio-group':
      return theOne(form, 'group', name);
    default:
      return theOne(form, 'textbox', name);
  }
};

/** The value that a field sends for a text, which may be the label of an option. */
export const valueTyped = (form: Element, field: FormField, text: string): string => {
  const control = controlOf(form, field);
  switch (field.control.kind) {
    case 'select': {
      const option = allIn(control, 'option').find((one) => text === '' || wholeText(one) === text);
      assert.ok(option, `${field.label} has no ${text}`);
      return attributeOf(option, 'value') ?? '';
    }
    case 'radio-group':
      return attributeOf(theOne(control, 'radio', text), 'value') ?? '';
    case 'checkbox':
      return text === 'yes' ? (attributeOf(control, 'value') ?? '') : '';
    default:
      assert.equal(attributeOf(control, 'name'), field.name, `${nameOf(control)} is another field`);
      return asValue(field, text);
  }
};
