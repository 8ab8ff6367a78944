import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Thrown if an address or a redirect points to a host in a network that is not public. */
export class AddressRefused extends Error {}

/** All IPv6 unicast addresses allocated so far. Other IPv6 addresses are reserved or embed IPv4 addresses. */
const ALLOCATED = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns true for a public IP address, and false for any other, such as loopback, private or link-local. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(ALLOCATED);
};

/** Resolves the addresses of a host: `dns.lookup`, except in tests. */
export type FindAddresses = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Creates a DNS lookup function that connects only to the addresses it has checked, which prevents DNS
 * rebinding. Rejects the host if any of its addresses is not public.
 */
export const createPublicLookup =
  (find: FindAddresses = lookup): LookupFunction =>
  (host, options, callback) => {
    find(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), []);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new AddressRefused(), []);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
