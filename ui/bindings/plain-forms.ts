/** Switches the forms in a part of the page from their version without scripts to that of the application. */
export const showScriptedForms = (part: ParentNode): void => {
  for (const form of part.querySelectorAll('[data-plain]')) form.removeAttribute('data-plain');
};
