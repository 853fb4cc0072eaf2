import { expect, test } from '@jest/globals';
import { originForm } from '../../../../infrastructure/server/protection/absolute-form.ts';

test.each([
  ['http://www.example.com/contact/?a=b', '/contact/?a=b', 'www.example.com'],
  ['HTTPS://www.example.com:8443/', '/', 'www.example.com:8443'],
  ['http://www.example.com', '/', 'www.example.com'],
  ['http://www.example.com?a=http://b/', '/?a=http://b/', 'www.example.com'],
  ['/contact/?to=http://b/', '/contact/?to=http://b/', 'other.example'],
  ['*', '*', 'other.example'],
  ['http:///contact/', 'http:///contact/', 'other.example'],
])('%s requests %s from %s', (url, expected, host) => {
  const headers = { host: 'other.example' };
  expect(originForm({ url, headers })).toBe(expected);
  expect(headers.host).toBe(host);
});
