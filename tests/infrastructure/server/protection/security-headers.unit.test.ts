import { describe, expect, test } from '@jest/globals';
import { contentSecurityPolicy } from '../../../../infrastructure/server/protection/security-headers.ts';

const policyOf = (foreign: { isMeasured: boolean; hasMedia?: boolean }): ReadonlyMap<string, string> => {
  const page = {
    inlined: { scripts: ['boot()'], styles: ['p{}'] },
    foreign: { hasMedia: false, hasStyles: false, frames: [], scripts: [], ...foreign },
  };
  const directives = contentSecurityPolicy(page, true).split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
};

const HASH = "'sha256-[\\w+/=]+'";
const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com';

describe('The content security policy of a page', () => {
  test('allows no analytics without a tag manager', () => {
    const policy = policyOf({ isMeasured: false });
    expect(policy.get('script-src')).toMatch(new RegExp(`^'self' ${HASH}$`));
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('img-src')).toBe("'self' data:");
    expect([...policy.values()].join()).not.toContain('google');
  });

  test('allows a configured tag manager and its analytics, but no unsafe scripts', () => {
    const policy = policyOf({ isMeasured: true });
    expect(policy.get('script-src')).toMatch(
      new RegExp(`^'self' ${HASH} https://\\*\\.googletagmanager\\.com$`),
    );
    expect(policy.get('connect-src')).toBe(`'self' https://*.googletagmanager.com ${ANALYTICS}`);
    expect(policy.get('img-src')).toBe(`'self' data: https://*.googletagmanager.com ${ANALYTICS}`);
    expect([...policy.values()].join()).not.toMatch(/unsafe|strict-dynamic/);
  });

  test('is otherwise the same with and without a tag manager', () => {
    const [without, measured] = [policyOf({ isMeasured: false }), policyOf({ isMeasured: true })];
    const others = (policy: ReadonlyMap<string, string>) =>
      [...policy].filter(([name]) => !['script-src', 'connect-src', 'img-src'].includes(name));
    expect(others(measured)).toEqual(others(without));
  });

  test('allows content images from any host, with or without analytics', () => {
    for (const isMeasured of [true, false])
      expect(policyOf({ isMeasured, hasMedia: true }).get('img-src')).toBe("'self' data: https:");
  });
});
