import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address leads, or was led, to a network that is not the public one. */
export class AddressRefused extends Error {}

/** All IPv6 unicast addresses allocated so far. Others are reserved or embed IPv4 addresses. */
const ALLOCATED = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is one of the public network's: none of loopback, private, link-local … */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(ALLOCATED);
};

/** How a host's addresses are found; `dns.lookup`, but in tests. */
export type FindAddresses = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * What a connection resolves its host with: it goes to the very addresses that were examined, so a
 * name that means another one a moment later leads nowhere else. One that is not public refuses all.
 */
export const publicLookup =
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
