import { expect, test } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { ALL_PAGES, htmlOf } from './pages.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

const checker = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Matters of taste, which the drawing library decides: `<br/>`, attributes without a value, `'` and `&#x27;`.
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
    // A link that leads nowhere is no `<a>`: without an address that would be no link.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // Telephone numbers are kept from breaking by style.
    'tel-non-breaking': 'off',
    // A policy names the hashes of what is inlined; what is linked comes from this server.
    'require-sri': 'off',
    'require-csp-nonce': 'off',
    // Checked boxes of one name are a list.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit'] }],
  },
});

test.each(ALL_PAGES)('$name is served as valid html', async (tested) => {
  const html = await htmlOf(site, tested);
  const { results } = await checker.validateString(html, tested.name);
  // The style guide shows a block in all its ways, one below the other, each under the one name that it has.
  const faults = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => ruleId !== 'unique-landmark' || tested.path !== '/styleguide/')
    // Hidden fields that carry a list of filters on are valid; the checker has no option for them.
    .filter(({ ruleId, message }) => ruleId !== 'form-dup-name' || !message.includes('"filter"'));
  const told = faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`);
  expect([...new Set(told)]).toEqual([]);
});
