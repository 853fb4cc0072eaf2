import { expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatPhone, phoneAddress } from '../../../../domain/phone/phone-format.ts';
import { PhoneText } from '../../../../ui/components/phone-text/phone-text.tsx';

const rendered = (text: string): string => renderToStaticMarkup(createElement(PhoneText, { text }));

test('a number in a text is a link that dials it', () => {
  expect(rendered('Please try again, or call 1-800-555-0199.')).toBe(
    'Please try again, or call <a href="tel:+18005550199">1-800-555-0199</a>.',
  );
});

test('an extension is part of its number, and each number is a link', () => {
  expect(rendered('Call 1-800-555-0199 ext. 12 or 1-214-555-0100')).toBe(
    'Call <a href="tel:+18005550199;ext=12">1-800-555-0199 ext. 12</a> or <a href="tel:+12145550100">1-214-555-0100</a>',
  );
});

test.each([
  '2145550100 x12',
  '1-800-CALL-NOW',
  '(214) 555-HEAT',
  '+1 800 WARM AIR',
  '800.COMFORT.NOW',
  '1-800-GO-HEAT2 ext. 12',
])('a number that a dealer writes as %s is dialed as on the dealer’s card', (number) => {
  const shown = formatPhone(number);
  const address = O.toNullable(phoneAddress(number));
  expect(rendered(`Please try again, or call ${shown}.`)).toBe(
    `Please try again, or call <a href="${address}">${shown}</a>.`,
  );
});

test.each(['Open 8 - 5 and later', 'R-410A SYSTEMS', 'UP TO 300 DOLLARS BACK', 'Save 1 000 DOLLARS'])(
  'a text without a number stays unchanged: %s',
  (text) => {
    expect(rendered(text)).toBe(text);
  },
);

test('hours after a number with letters are not part of it', () => {
  expect(rendered('call us at 1-800-CALL-NOW, Mon-Fri')).toBe(
    'call us at <a href="tel:+18002255669">1-800-CALL-NOW</a>, <span data-whole="">Mon-Fri</span>',
  );
});

test.each(['7am-5pm CST', '8h-18h CST'])('hours do not break: %s', (hours) => {
  expect(rendered(`Call us, ${hours}.`)).toBe(`Call us, <span data-whole="">${hours}</span>.`);
});

test('their days do not break either', () => {
  expect(rendered('Mon-Fri 7am-5pm CST')).toBe(
    '<span data-whole="">Mon-Fri</span> <span data-whole="">7am-5pm CST</span>',
  );
});

test.each([
  ['Sent for Thursday, December 3.', 'Sent for Thursday, <span data-whole="">December 3</span>.'],
  ['Received November 20, 2026.', 'Received <span data-whole="">November 20, 2026</span>.'],
  ['May 2026, 3 days in March', 'May 2026, 3 days in March'],
])('dates do not break: %s', (text, html) => {
  expect(rendered(text)).toBe(html);
});
