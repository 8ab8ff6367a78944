import ipaddr from 'ipaddr.js';

/** Leading bits of an address that name its network. */
export interface Prefix {
  ipv4: number;
  ipv6: number;
}

/** One household: one IPv4 address, or the /64 of IPv6 that an access line has at the least. */
export const HOUSEHOLD: Prefix = { ipv4: 32, ipv6: 64 };

/** What a proxy forwarded is not always an address, and then is cut: it may be as long as a header. */
const LONGEST = 64;

const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/**
 * The network of a client's address, in CIDR notation; an IPv4 address written as IPv6 is the IPv4
 * one. A port is left out. What is no address at all (some proxies forward `unknown`) stands for
 * itself, so that nothing a client sends is an error here; nor is a client that has left, whose closed
 * socket has no address any more, whatever Fastify's types say.
 */
export const clientNetwork = (address: string | undefined, prefix: Prefix): string => {
  const bare = withoutPort((address ?? '').trim());
  if (!ipaddr.isValid(bare)) return bare.slice(0, LONGEST);
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4)
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${prefix.ipv4}`)}/${prefix.ipv4}`;
  const unzoned = new ipaddr.IPv6(parsed.parts);
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${unzoned}/${prefix.ipv6}`)}/${prefix.ipv6}`;
};
