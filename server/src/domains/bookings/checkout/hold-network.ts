import { createHmac } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { getClientNetwork, type Prefix } from '../../../http/client-network.ts';
import { readLimits } from '../../../http/limits.ts';
import { deriveKey } from '../../../secret.ts';

/** The network from which a checkout comes, for the limits by address. */
export interface Network {
  /** A keyed hash of the network. The address itself is never stored. */
  hash: string;
  /** Maximum number of unpaid holds per hour from the network. */
  limit: number;
}

/**
 * Prefix lengths. Holds are counted per network, because one user can easily obtain many addresses of a
 * network.
 */
const PREFIX: Prefix = { ipv4: 24, ipv6: 56 };

/**
 * Returns a function that maps an address to its network. The function returns null if the limits by
 * address are off.
 */
export const createNetworkReader = (deps: Deps): ((ip: string) => Network | null) => {
  const limit = readLimits(deps.config.rateLimits)?.holds;
  if (limit === undefined) return () => null;
  const key = deriveKey(deps.config, 'networks of holds');
  return (ip) => ({
    hash: createHmac('sha256', key).update(getClientNetwork(ip, PREFIX)).digest('base64url'),
    limit,
  });
};
