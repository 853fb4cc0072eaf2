import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const BITS_A_GROUP = 16;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** How many groups of an address name its network: of the four of IPv4, and of the eight of IPv6. */
interface Prefix {
  readonly ipv4: number;
  readonly ipv6: number;
}

/** Who shares a rate limit counts as one visitor: an IPv4 address, or the /64 network of an IPv6 one. */
const VISITOR: Prefix = { ipv4: 4, ipv6: 4 };

/** Too wide to name one household: the /24 network of an IPv4 address, or the /48 network of an IPv6 one. */
const SENDER: Prefix = { ipv4: 3, ipv6: 3 };

/** All eight groups of an IPv6 address, as lower-case numbers without leading zeros. */
const groupsOf = (address: string): ReadonlyArray<string> => {
  // The URL parser writes every spelling the same way, with the longest run of zeros as `::`.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
};

const networkOf = (address: string, { ipv4, ipv6 }: Prefix): string => {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '');
  if (isIPv4(plain)) {
    const parts = plain.split('.').map((part, i) => (i < ipv4 ? part : '0'));
    return `${parts.join('.')}/${ipv4 * 8}`;
  }
  if (!isIPv6(plain)) return '';
  return `${groupsOf(plain).slice(0, ipv6).join(':')}::/${ipv6 * BITS_A_GROUP}`;
};

/** The network that one visitor has to themselves, `203.0.113.7/32` or `2001:db8:1:2::/64`; empty: `address` is none. */
export const visitorNetwork = (address: string): string => networkOf(address, VISITOR);

/** The network that a lead came from, `203.0.113.0/24` or `2001:db8:1::/48`; empty: `address` is none. */
export const senderNetwork = (address: string): string => networkOf(address, SENDER);
