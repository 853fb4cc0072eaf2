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
])('%s is reported as %s', (path, reported) => expect(redactPath(path)).toBe(reported));

test('A reported path contains no e-mail address', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.emailAddress(), fc.webPath(), (before, email, after) => {
      for (const typed of [email, encodeURIComponent(email)]) {
        const reported = redactPath(`${before}/${typed.replaceAll('/', '')}${after}`);
        expect(reported).not.toMatch(/@|%40/);
      }
    }),
  );
});
