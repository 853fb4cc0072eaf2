import type { Page } from 'playwright-core';
import type { LeadForm } from '../../../../../domain/lead/form.ts';
import type { FormOnScreen } from '../../../parts/form-parts.ts';

/** What is seen of a form, read at one moment; or the thanks that took its place, in its page or on one of their own. */
export const formScreenOf = async (page: Page, form: LeadForm): Promise<FormOnScreen> => {
  const [open] = await page.getByRole('form', { name: form.name, exact: true }).evaluateAll(readForms);
  if (open !== undefined) return { kind: 'form', ...open };
  const heading = page.getByRole('heading', { name: /^(?:Thank you|Merci)!$/ });
  const places = page.locator('main, [role="group"]').filter({ has: heading });
  const thanks = (await places.allInnerTexts()).at(-1);
  if (thanks === undefined) return { kind: 'none' };
  return { kind: 'thanks', texts: thanks.split('\n').map((line) => line.trim()) };
};

/** Runs in the page: it may use nothing from outside, nor name functions of its own, which the loader would wrap. */
const readForms = (forms: ReadonlyArray<Element>) =>
  forms.map((form) => {
    const fields = Array.from(form.querySelectorAll<HTMLElement>('[data-field]'), (group) => ({
      name: group.dataset['field'] ?? '',
      message: group.querySelector('[role="alert"]')?.textContent ?? null,
      value: Array.from(group.querySelectorAll('input, select, textarea'), (control) => {
        if (control instanceof HTMLSelectElement)
          return control.value === '' ? '' : (control.selectedOptions[0]?.text ?? '');
        if (!(control instanceof HTMLInputElement)) return (control as HTMLTextAreaElement).value;
        if (control.type === 'checkbox') return control.checked ? 'yes' : '';
        if (control.type !== 'radio') return control.value;
        return control.checked ? (control.closest('label')?.textContent ?? '') : '';
      }).join(''),
    }));
    const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
    const dealers = form.querySelector<HTMLSelectElement>('select[name="companyId"]');
    return {
      messages: Object.fromEntries(
        fields.flatMap(({ name, message }) => (message === null ? [] : [[name, message]])),
      ),
      values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      texts: (form as HTMLElement).innerText.split('\n').map((line) => line.trim()),
      summary: Object.fromEntries(
        Array.from(form.querySelectorAll('dl > div'), (line) => [
          line.querySelector('dt')?.textContent ?? '',
          line.querySelector('dd')?.textContent ?? '',
        ]),
      ),
      canSend: button !== null && !button.disabled && button.getAttribute('aria-disabled') !== 'true',
      dealers: Array.from(dealers?.options ?? [], ({ text }) => text),
      chosen: dealers?.selectedOptions[0]?.text ?? null,
    };
  });
