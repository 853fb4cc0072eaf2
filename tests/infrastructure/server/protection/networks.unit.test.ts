import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { senderNetwork, visitorNetwork } from '../../../../infrastructure/server/protection/networks.ts';

test.each([
  ['203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001::6', '2001:db8:1:0::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', '', ''],
  ['', '', ''],
])('The networks of %p are %p and %p', (address, visitor, sender) =>
  expect([visitorNetwork(address), senderNetwork(address)]).toEqual([visitor, sender]),
);

test('A network does not depend on the host or the spelling of an address', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const network = visitorNetwork(address);
      const [groups = ''] = network.split('::/');
      if (network.endsWith('/64')) expect(visitorNetwork(`${groups}::abcd`)).toBe(network);
      expect(visitorNetwork(address.toUpperCase())).toBe(network);
    }),
  );
  fc.assert(
    fc.property(fc.ipV4(), fc.nat({ max: 255 }), (address, host) => {
      const neighbor = address.replace(/\d+$/, String(host));
      expect(senderNetwork(neighbor)).toBe(senderNetwork(address));
    }),
  );
});
