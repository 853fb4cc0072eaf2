/** Shows the forms of a part of the page as the application has them, which were used as without scripts before it started. */
export const showScriptedForms = (part: ParentNode): void => {
  for (const form of part.querySelectorAll('[data-plain]')) form.removeAttribute('data-plain');
};
