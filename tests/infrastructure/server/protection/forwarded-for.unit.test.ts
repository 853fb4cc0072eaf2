import { expect, test } from '@jest/globals';
import { withoutPorts } from '../../../../infrastructure/server/protection/forwarded-for.ts';

test.each([
  ['192.0.2.1:4711', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[::ffff:192.0.2.1]:80', '::ffff:192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['203.0.113.7:1 ,[2001:db8::1]:2,192.0.2.1', '203.0.113.7, 2001:db8::1, 192.0.2.1'],
  ['unknown', 'unknown'],
  ['example.com:80', 'example.com:80'],
  ['', ''],
])('%s is %s', (header, expected) => expect(withoutPorts(header)).toBe(expected));
