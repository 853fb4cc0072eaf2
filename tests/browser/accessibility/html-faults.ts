import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Matters of taste, which the rendering library decides: `<br/>`, attributes without a value, `'` and `&#x27;`.
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    // An id may hold any character but space.
    'valid-id': ['error', { relaxed: true }],
    // A dialog's title is one level below the page's, wherever the dialog is.
    'heading-level': ['error', { sectioningRoots: [] }],
    // A link that leads nowhere is no `<a>`: without an address that would be no link. What suggests while one types is no `<select>`.
    'prefer-native-element': ['error', { exclude: ['link', 'listbox'] }],
    // Telephone numbers are kept from breaking by style.
    'tel-non-breaking': 'off',
    // The policy contains the hashes of inlined code; linked files come from this server.
    'require-sri': 'off',
    'require-csp-nonce': 'off',
    // Checked boxes of one name are a list.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit'] }],
  },
});

/** What the HTML checker finds in a page as it is served, each finding once. */
export const htmlFaultsIn = async (html: string, path: string): Promise<ReadonlyArray<string>> => {
  const { results } = await checker.validateString(html, path);
  const faults = results
    .flatMap(({ messages }) => messages)
    // Hidden fields that carry a list on are valid; the checker has no option for them.
    .filter(({ ruleId, message }) => ruleId !== 'form-dup-name' || !/"(?:filter|compare)"/.test(message));
  return [
    ...new Set(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)),
  ];
};
