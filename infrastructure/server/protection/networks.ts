import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const BITS_A_GROUP = 16;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The number of leading groups that identify an address's network: of IPv4's four, and of IPv6's eight. */
interface Prefix {
  readonly ipv4: number;
  readonly ipv6: number;
}

/** An IPv4 address, or an IPv6 /64 network, counts as one visitor everywhere: in rate limits, queues and call routing. */
const VISITOR: Prefix = { ipv4: 4, ipv6: 4 };

/** Too wide to identify a household: the /24 network of an IPv4 address, or the /48 network of an IPv6 address. */
const SENDER: Prefix = { ipv4: 3, ipv6: 3 };

/** All eight groups of an IPv6 address, in lower-case hex without leading zeros. */
const groupsOf = (address: string): ReadonlyArray<string> => {
  // The URL parser canonicalizes each spelling and writes the longest run of zeros as `::`.
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

/** The network of one visitor, `203.0.113.7/32` or `2001:db8:1:2::/64`. Empty when `address` is invalid. */
export const visitorNetwork = (address: string): string => networkOf(address, VISITOR);

/** The network that a lead came from, `203.0.113.0/24` or `2001:db8:1::/48`. Empty when `address` is invalid. */
export const senderNetwork = (address: string): string => networkOf(address, SENDER);
