import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redactPath } from '../../../domain/visitor/redact-path.ts';

test.each([
  ['/', '/'],
  ['/find-a-dealer/', '/find-a-dealer/'],
  ['/fr/trouver-un-concessionnaire/', '/fr/trouver-un-concessionnaire/'],
  ['/ann@example.com/', '/…/'],
  ['/contact/ann%40example.com', '/contact/…'],
  ['/a@b/c@d/', '/…/…/'],
])('%s is told as %s', (path, told) => expect(redactPath(path)).toBe(told));

test('What is told holds no e-mail address', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.emailAddress(), fc.webPath(), (before, email, after) => {
      for (const typed of [email, encodeURIComponent(email)]) {
        const told = redactPath(`${before}/${typed.replaceAll('/', '')}${after}`);
        expect(told).not.toMatch(/@|%40/);
      }
    }),
  );
});
