import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { RequestLinks } from '../../../application/ports/leads/request-links.ts';
import { isRequestPage, REQUEST_TOKEN } from '../../../application/visitor/follow-request/request-path.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import type { RequestRole } from '../../../domain/lead/request/request-event.ts';

/** The contract of all `RequestLinks`. */
export const describeRequestLinks = (name: string, links: RequestLinks): void => {
  describe(`${name} as request links`, () => {
    const id = randomUUID();
    const tokenOf = (role: RequestRole, of = id): string =>
      new URL(links.addressFor(of, role, 'en')).searchParams.get(REQUEST_TOKEN) ?? '';

    it.each(['en', 'es', 'fr'] as const)('lead to the page of the reference in %s', (language) => {
      const { pathname } = new URL(links.addressFor(id, 'visitor', language));
      expect(isRequestPage(pathname)).toBe(true);
      expect(pathname).toContain(referenceOf(id));
    });

    it.each(['visitor', 'dealer'] as const)('let the %s in as such', (role) => {
      expect(links.tokenFor(id, role)).toBe(tokenOf(role));
      expect(links.roleOf(id, tokenOf(role))).toBe(role);
    });

    it('are different for each request and each reader', () => {
      const [other] = [randomUUID()];
      expect(new Set([tokenOf('visitor'), tokenOf('dealer'), tokenOf('visitor', other)]).size).toBe(3);
      expect(links.roleOf(other, tokenOf('visitor'))).toBe(null);
    });

    it.each([
      ['nothing', () => ''],
      ['the reference', () => referenceOf(id)],
      ['a shortened token', () => tokenOf('visitor').slice(0, -2)],
      ['a longer token', () => `${tokenOf('visitor')}AA`],
      ['a changed token', () => tokenOf('visitor').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
      ['no token at all', () => '💥'.repeat(500)],
    ])('let nobody in with %s', (_, token) => {
      expect(links.roleOf(id, token())).toBe(null);
    });
  });
};
