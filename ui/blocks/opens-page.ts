import { askedForm } from '../../application/visitor/ask-dealer/asked-form.ts';

/** Whether a button opens another page, unlike a help button, which opens a form on the same page. True for null. */
export const opensPage = (button: { readonly href: string } | null): boolean =>
  button === null || askedForm(button.href) === null;
