import type { Element } from 'domhandler';
import { allIn, attributeOf, around, rootOf, wholeText } from './html.ts';

const isOff = ({ attribs }: Element): boolean => 'disabled' in attribs;

/** The selected option of a list; by default, the first. */
export const chosenOption = (list: Element): Element | undefined => {
  const options = allIn(list, 'option');
  return options.find(({ attribs }) => 'selected' in attribs) ?? options[0];
};

/** The value that a control sends with its form; null if it sends none. */
const valueSent = (control: Element): string | null => {
  switch (control.name) {
    case 'select':
      return attributeOf(chosenOption(control), 'value') ?? '';
    case 'textarea':
      return control.children.map((child) => ('data' in child ? child.data : '')).join('');
    default: {
      const type = attributeOf(control, 'type') ?? 'text';
      const isChoice = type === 'radio' || type === 'checkbox';
      if (type === 'submit' || type === 'button' || (isChoice && !('checked' in control.attribs)))
        return null;
      return attributeOf(control, 'value') ?? '';
    }
  }
};

/** The visible value of a control: the text of an option or choice, `yes` for a checked box. */
export const valueShown = (control: Element): string => {
  const value = valueSent(control) ?? '';
  if (control.name === 'select') return value === '' ? '' : wholeText(chosenOption(control) ?? control);
  const type = attributeOf(control, 'type');
  if (value !== '' && type === 'checkbox') return 'yes';
  if (value === '' || type !== 'radio') return value;
  const label = around(control).find(({ name }) => name === 'label');
  return label === undefined ? value : wholeText(label);
};

/** The named controls of a form, without disabled ones. */
export const controlsIn = (form: Element): ReadonlyArray<Element> =>
  allIn(form, 'input[name], select[name], textarea[name]').filter((control) => !isOff(control));

/** The fields that a form sends, with those outside it that name it. */
export const submittedBy = (form: Element): URLSearchParams => {
  const id = attributeOf(form, 'id') ?? '';
  const outside =
    id === '' ? [] : allIn(rootOf(form), `input[name][form="${id}"]`).filter((control) => !isOff(control));
  return new URLSearchParams(
    [...controlsIn(form), ...outside].flatMap((control) => {
      const value = valueSent(control);
      return value === null ? [] : [[control.attribs['name'] ?? '', value]];
    }),
  );
};
