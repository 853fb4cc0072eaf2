import { Text, type Element } from 'domhandler';
import { allIn, attributeOf } from '../../../reader/html.ts';

const mark = (element: Element, attribute: 'checked' | 'selected', isOn: boolean): void => {
  if (isOn) element.attribs[attribute] = '';
  else delete element.attribs[attribute];
};

/** Puts a value into the fields with a name, as typing or choosing does. */
export const putValue = (form: Element, name: string, value: string): void => {
  for (const control of allIn(form, `[name="${name}"]`)) {
    const type = attributeOf(control, 'type');
    if (control.name === 'select')
      for (const option of allIn(control, 'option'))
        mark(option, 'selected', option.attribs['value'] === value);
    else if (control.name === 'textarea') control.children = [new Text(value)];
    else if (type === 'radio' || type === 'checkbox')
      mark(control, 'checked', control.attribs['value'] === value);
    else control.attribs['value'] = value;
  }
};
