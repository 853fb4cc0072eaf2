import { askedForm } from '../../application/visitor/ask-dealer/asked-form.ts';

/** Whether a button opens another page. A help button opens a form on the same page instead. True without a button. */
export const opensPage = (button: { readonly href: string } | null): boolean =>
  button === null || askedForm(button.href) === null;
