import { expect, test } from '@jest/globals';
import { askedForm } from '../../../application/visitor/ask-dealer/asked-form.ts';

test.each([
  ['/get-help/', 'contact-modal'],
  ['/get-help/?zipcode=75001', 'contact-modal'],
  ['/get-help/#form', 'contact-modal'],
  ['/connect/', null],
  ['/book-online/?zipcode=75001', null],
  ['/find-a-dealer/', null],
  ['https://example.com/get-help/', null],
  ['', null],
])('A link to %j opens the form %p as a modal', (address, form) => expect(askedForm(address)).toBe(form));
