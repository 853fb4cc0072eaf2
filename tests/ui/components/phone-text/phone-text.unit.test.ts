import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PhoneText } from '../../../../ui/components/phone-text/phone-text.tsx';

const rendered = (text: string): string => renderToStaticMarkup(createElement(PhoneText, { text }));

test('a number in a text is a link that dials it', () => {
  expect(rendered('Please try again, or call 1-800-555-0199.')).toBe(
    'Please try again, or call <a href="tel:+18005550199">1-800-555-0199</a>.',
  );
});

test('its extension is part of it, and each number is a link', () => {
  expect(rendered('Call 1-800-555-0199 ext. 12 or 1-214-555-0100')).toBe(
    'Call <a href="tel:+18005550199;ext=12">1-800-555-0199 ext. 12</a> or <a href="tel:+12145550100">1-214-555-0100</a>',
  );
});

test('a text without a number stays as it is', () => {
  expect(rendered('Open 8 - 5 & later')).toBe('Open 8 - 5 &amp; later');
});

test.each(['7am-5pm CST', '8h-18h CST'])('hours stay whole: %s', (hours) => {
  expect(rendered(`Call us, ${hours}.`)).toBe(`Call us, <span data-whole="">${hours}</span>.`);
});

test('so do their days', () => {
  expect(rendered('Mon-Fri 7am-5pm CST')).toBe(
    '<span data-whole="">Mon-Fri</span> <span data-whole="">7am-5pm CST</span>',
  );
});

test.each([
  ['Sent for Thursday, December 3.', 'Sent for Thursday, <span data-whole="">December 3</span>.'],
  ['Received November 20, 2026.', 'Received <span data-whole="">November 20, 2026</span>.'],
  ['May 2026, 3 days in March', 'May 2026, 3 days in March'],
])('dates stay whole: %s', (text, html) => {
  expect(rendered(text)).toBe(html);
});
