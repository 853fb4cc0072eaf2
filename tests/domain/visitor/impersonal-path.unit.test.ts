import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { impersonalPath } from '../../../domain/visitor/impersonal-path.ts';

test.each([
  ['/', '/'],
  ['/find-a-dealer/', '/find-a-dealer/'],
  ['/fr/trouver-un-concessionnaire/', '/fr/trouver-un-concessionnaire/'],
  ['/ann@example.com/', '/…/'],
  ['/contact/ann%40example.com', '/contact/…'],
  ['/a@b/c@d/', '/…/…/'],
])('%s is told as %s', (path, told) => expect(impersonalPath(path)).toBe(told));

test('What is told holds no e-mail address', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.emailAddress(), fc.webPath(), (before, email, after) => {
      for (const typed of [email, encodeURIComponent(email)]) {
        const told = impersonalPath(`${before}/${typed.replaceAll('/', '')}${after}`);
        expect(told).not.toMatch(/@|%40/);
      }
    }),
  );
});
