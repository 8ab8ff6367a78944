import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Deps } from '../../../deps.ts';
import { readLimits } from '../../../http/limits.ts';
import { keyFor } from '../../../secret.ts';

/** Where a checkout comes from, as far as the rules about addresses need to know. */
export interface Network {
  /** Keyed: the address itself is never stored. */
  hash: string;
  /** Unpaid holds an hour that it may make. */
  limit: number;
}

/** Bytes of an address that name its network: an IPv4 /24, an IPv6 /56. */
const IPV4_BYTES = 3;
const IPV6_BYTES = 7;

/** The network of an address; an IPv4 address written as IPv6 is the IPv4 one. */
export const networkOf = (ip: string): string => {
  const bytes = ipaddr.process(ip).toByteArray();
  return bytes.slice(0, bytes.length === 4 ? IPV4_BYTES : IPV6_BYTES).join('.');
};

/** Turns addresses into networks; null where the rules about addresses are switched off. */
export const networkReader = (deps: Deps): ((ip: string) => Network | null) => {
  const limit = readLimits(deps.config.rateLimits)?.holds;
  if (limit === undefined) return () => null;
  const key = keyFor(deps.config, 'networks of holds');
  return (ip) => ({
    hash: createHmac('sha256', key).update(networkOf(ip)).digest('base64url'),
    limit,
  });
};
