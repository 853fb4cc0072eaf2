import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Style rules that the rendering library's output cannot follow: `<br/>`, attributes without a value, `'` and `&#x27;`.
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    // An id may contain any character except space.
    'valid-id': ['error', { relaxed: true }],
    // A dialog's title is one level below the page's title, wherever the dialog is in the html.
    'heading-level': ['error', { sectioningRoots: [] }],
    // The disabled link has no address, so it cannot be an `<a>`; the list of suggestions cannot be a `<select>`.
    'prefer-native-element': ['error', { exclude: ['link', 'listbox'] }],
    // Styles keep phone numbers from breaking.
    'tel-non-breaking': 'off',
    // The policy contains the hashes of inlined code; linked files come from this server.
    'require-sri': 'off',
    'require-csp-nonce': 'off',
    // Several checked boxes with the same name are valid.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit'] }],
  },
});

/** The HTML checker's findings in a page as served, each once. */
export const htmlFaultsIn = async (html: string, path: string): Promise<ReadonlyArray<string>> => {
  const { results } = await checker.validateString(html, path);
  const faults = results
    .flatMap(({ messages }) => messages)
    // Repeated hidden fields with the same name are valid; the checker has no option for them.
    .filter(({ ruleId, message }) => ruleId !== 'form-dup-name' || !/"(?:filter|compare)"/.test(message));
  return [
    ...new Set(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)),
  ];
};
