import { expect, test } from '@jest/globals';
import { weekPicture } from './week-picture.ts';

const HOURS = [
  { day: 1, hour: 0, requests: 4, failed: 0, postponed: 0, p99: 12 },
  { day: 7, hour: 23, requests: 16, failed: 1, postponed: 4, p99: 90.4 },
];

const heightsOf = (picture: string, kind: string): ReadonlyArray<number> =>
  [...picture.matchAll(new RegExp(`class="${kind}"[^>]* height="([\\d.]+)"`, 'g'))].map(([, height]) =>
    Number(height),
  );

test('The picture of a week has a bar for each hour, scaled by the square root of its requests', () => {
  const [few = 0, many = 0] = heightsOf(weekPicture(HOURS, []), 'requests');
  expect(many / few).toBeCloseTo(2, 1);
});

test('The picture of a week shows failed and postponed requests, also as text', () => {
  const picture = weekPicture(HOURS, []);
  expect([heightsOf(picture, 'failed').length, heightsOf(picture, 'postponed').length]).toEqual([1, 1]);
  expect(picture).toContain('20 requests, 4 answered 503 with Retry-After, 1 failed');
  expect(picture).toContain('within 90 ms');
});

test('The picture of a week names the events, except the nightly imports', () => {
  const event = { day: 2, hour: 12, hours: 1 };
  const picture = weekPicture(HOURS, [
    { ...event, name: 'deploy' },
    { ...event, name: 'import' },
  ]);
  expect(picture).toContain('>deploy<');
  expect(picture).not.toContain('>import<');
});
