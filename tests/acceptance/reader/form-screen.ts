import type { Document, Element } from 'domhandler';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { FormOnScreen } from '../parts/form-parts.ts';
import { chosenOption, controlsIn, valueShown } from './controls.ts';
import { allIn, around, attributeOf, textOf, textsOf, wholeText, withRole } from './html.ts';

const OPTIONAL = new RegExp(`^(.+) \\(${formTexts.en.optional}\\)$`);

/** A form as the visitor sees it, or the thank-you message in its place. */
export const formScreenOf = (page: Document, form: LeadForm): FormOnScreen => {
  const open = withRole(page, 'form', form.name).at(-1);
  if (open !== undefined) return { kind: 'form', ...readForm(open) };
  const thanks = withRole(page, 'heading', /^(?:Thank you|Merci)!$/)
    .flatMap((heading) => around(heading).find(isPlaceOfThanks) ?? [])
    .at(-1);
  return thanks === undefined ? { kind: 'none' } : { kind: 'thanks', texts: textsOf(thanks) };
};

const isPlaceOfThanks = ({ name, attribs }: Element): boolean =>
  name === 'main' || attribs['role'] === 'group';

/** Reads the values and messages of all steps, visible or not. */
const readForm = (form: Element): Omit<Extract<FormOnScreen, { kind: 'form' }>, 'kind'> => {
  const fields = allIn(form, '[data-field]').map((group) => ({
    name: attributeOf(group, 'data-field') ?? '',
    message: allIn(group, '[role=alert]').map(wholeText)[0],
    value: controlsIn(group).map(valueShown).join(''),
  }));
  const [button] = allIn(form, 'button[type=submit]');
  const [dealers] = allIn(form, 'select[name=companyId]');
  const chosen = dealers && chosenOption(dealers);
  return {
    messages: Object.fromEntries(
      fields.flatMap(({ name, message }) => (message === undefined ? [] : [[name, message]])),
    ),
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    optional: allIn(form, 'label, legend').flatMap((label) => OPTIONAL.exec(wholeText(label))?.[1] ?? []),
    texts: textsOf(form),
    summary: Object.fromEntries(
      allIn(form, 'dl > div').map((line) => [
        allIn(line, 'dt').map(textOf).join(),
        allIn(line, 'dd').map(textOf).join(),
      ]),
    ),
    canSend:
      button !== undefined && !('disabled' in button.attribs) && button.attribs['aria-disabled'] !== 'true',
    dealers: dealers === undefined ? [] : allIn(dealers, 'option').map(wholeText),
    chosen: chosen === undefined ? null : wholeText(chosen),
  };
};

/** The suggested addresses on a page. */
export const suggestionsOn = (page: Document): ReadonlyArray<string> =>
  withRole(page, 'listbox', formTexts.en.suggestions).flatMap((list) => withRole(list, 'option').map(textOf));
