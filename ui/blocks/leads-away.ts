import { askedForm } from '../../application/visitor/ask-dealer/asked-form.ts';

/** Whether a button, if there is one, leads to another page; one that asks for help opens a form above its own. */
export const leadsAway = (button: { readonly href: string } | null): boolean =>
  button === null || askedForm(button.href) === null;
