import { beforeEach, describe, expect, test } from '@jest/globals';
import { refusedStorage } from '../../fakes/memory-storage.ts';
import { CookieVisitorOrigin } from '../../../infrastructure/browser/source/cookie-visitor-origin.ts';
import { showForSource } from '../../../infrastructure/browser/source/source-on-page.ts';
import {
  cookiesOfLanding,
  trafficSourceOf,
} from '../../../infrastructure/browser/source/traffic-source-cookies.ts';
import { visitorSession } from '../../../infrastructure/browser/memory/visitor-session.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';

const landing = (query: string, referrer = '') => ({ query: new URLSearchParams(query), referrer });

describe('The cookies of the traffic source (section 9)', () => {
  test('last for 7 days, and are sent only over TLS on a site with TLS', () => {
    expect(cookiesOfLanding(landing('utm_medium=cpc&traneinfo=1'), true)).toEqual([
      'numberType=paid-search; Max-Age=604800; Path=/; SameSite=Lax; Secure',
      'hidesRatings=1; Max-Age=604800; Path=/; SameSite=Lax; Secure',
    ]);
    expect(cookiesOfLanding(landing('gclid=x'), false)[0]).not.toContain('Secure');
  });

  test('are not changed by a landing without a source', () => {
    expect(cookiesOfLanding(landing('zipcode=75001'), true)).toEqual([]);
  });

  test('are read back without invalid values', () => {
    expect(trafficSourceOf('a=b; numberType=campaign-1; hidesRatings=1')).toEqual({
      numberType: 'campaign-1',
      hidesRatings: true,
    });
    expect(trafficSourceOf('numberType=<script>; hidesRatings=yes')).toEqual(NO_SOURCE);
    expect(new CookieVisitorOrigin(() => '').trafficSource()).toEqual(NO_SOURCE);
  });
});

describe('A page that was rendered without a source', () => {
  const numbers = [{ numberType: 'paid-search', text: '1-214-555-0111', address: 'tel:+12145550111' }];
  const page = (): string => `<p data-rating="">4.5</p>
    <a href="tel:+19725550100" aria-label="Call Ace, 1-972-555-0100" data-numbers='${JSON.stringify(numbers)}'><span data-number="">1-972-555-0100</span></a>`;
  const link = () => document.querySelector('a');

  beforeEach(() => {
    document.body.innerHTML = page();
  });

  test('does not change for an unknown visitor', () => {
    const before = document.body.innerHTML;
    showForSource(document, () => NO_SOURCE);
    showForSource(document, () => ({ numberType: 'campaign-1', hidesRatings: false }));
    expect(document.body.innerHTML).toBe(before);
  });

  test("shows the source's number, and announces it to screen readers", () => {
    showForSource(document, () => ({ numberType: 'paid-search', hidesRatings: false }));
    expect([link()?.getAttribute('href'), link()?.textContent, link()?.getAttribute('aria-label')]).toEqual([
      'tel:+12145550111',
      '1-214-555-0111',
      'Call Ace, 1-214-555-0111',
    ]);
  });

  test('hides its ratings when the flag is set', () => {
    showForSource(document, () => ({ numberType: null, hidesRatings: true }));
    expect(document.querySelector('[data-rating]')).toBeNull();
  });
});

describe('The visitor’s session for call routing', () => {
  beforeEach(() => sessionStorage.clear());

  test("is the marketing tool's session if there is one", () => {
    expect(visitorSession('mtaSid=abc', () => sessionStorage)).toBe('abc');
  });

  test('is otherwise a random name that lasts as long as the tab', () => {
    const name = visitorSession('', () => sessionStorage);
    expect(name.length).toBeGreaterThan(16);
    expect(visitorSession('', () => sessionStorage)).toBe(name);
  });

  test('is new on each page if it cannot be stored', () => {
    expect(visitorSession('', refusedStorage)).not.toBe('');
  });
});
