import ipaddr from 'ipaddr.js';

/** How many leading bits of an address identify a network. */
export interface Prefix {
  ipv4: number;
  ipv6: number;
}

/**
 * The network of a household: one IPv4 address, or an IPv6 /64, the smallest prefix that providers assign.
 */
export const HOUSEHOLD: Prefix = { ipv4: 32, ipv6: 64 };

/**
 * Maximum length of a value that is not an IP address, because a proxy may forward text as long as a header
 * can be.
 */
const MAX_LENGTH = 64;

const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/**
 * Returns the network of a client's address in CIDR notation, without a port. Treats an IPv4 address in
 * IPv6 notation as IPv4. Returns text that is not an address unchanged (some proxies forward `unknown`), so
 * no client input causes an error. The address is undefined, despite Fastify's types, if the client has
 * already disconnected.
 */
export const getClientNetwork = (address: string | undefined, prefix: Prefix): string => {
  const bare = withoutPort((address ?? '').trim());
  if (!ipaddr.isValid(bare)) return bare.slice(0, MAX_LENGTH);
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4)
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${prefix.ipv4}`)}/${prefix.ipv4}`;
  const unzoned = new ipaddr.IPv6(parsed.parts);
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${unzoned}/${prefix.ipv6}`)}/${prefix.ipv6}`;
};
